/** The files of the plugin, by their paths in it; `dist` is the folder with the built module. */
export function pluginFiles(dist?: string): Record<string, Uint8Array>;
/** Writes the plugin as a folder, to be tried out. */
export function writePlugin(folder: string, dist?: string): void;
/** The plugin as a zip; the same files give the same bytes. */
export function zipPlugin(dist?: string): Uint8Array;
