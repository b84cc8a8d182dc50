// The types of lighter-plugin.mjs.
interface Step {
  readonly name: string;
  transform(code: string, id: string): { readonly code: string; readonly map: null } | null;
}
export function spare(code: string, id: string): string;
export const withoutOldBrowsers: Step;
export function shortProperties(folder?: string): Step;
