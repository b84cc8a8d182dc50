// Packs the WordPress plugin: `npm run wordpress` puts the files of integrations/wordpress together with the built
// module, its languages and the optional games, as .cache/solitaire-elements.zip. Needs `npm run build` first.
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'solitaire-elements';
const SOURCE = join(ROOT, 'integrations/wordpress', NAME);

/**
 * The files of the plugin, by their paths in it.
 * @param dist The folder with the built module.
 */
export function pluginFiles(dist = join(ROOT, 'dist')): Record<string, Uint8Array> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(SOURCE, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
  const own = names.map((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll('{{version}}', version);
    return [file, Buffer.from(text)] as const;
  });
  const scriptsIn = (folder: string): string[] =>
    readdirSync(join(dist, folder))
      // a page loads each game separately
      .filter((file) => file.endsWith('.js') && file !== 'all.js')
      .map((file) => `${folder}/${file}`);
  const built = [`${NAME}.js`, 'place.css', ...scriptsIn('locales'), ...scriptsIn('games')].map(
    (file) => [file, readFileSync(join(dist, file))] as const,
  );
  // WordPress appends the version to addresses; with the same address here, the module is not loaded twice
  const replay = readFileSync(join(dist, 'solitaire-replay.js'), 'utf8').replace(
    /"\.\/solitaire-elements\.js"/,
    `"./solitaire-elements.js?ver=${version}"`,
  );
  return Object.fromEntries([
    ...own,
    ...built,
    ['solitaire-replay.js', Buffer.from(replay)],
    ['LICENSE', readFileSync(join(ROOT, 'LICENSE'))],
  ]);
}

/** Writes the plugin as a folder, for trying it out. */
export function writePlugin(folder: string, dist?: string): void {
  for (const [file, bytes] of Object.entries(pluginFiles(dist))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
}

/** The plugin as a zip; the same files result in the same bytes. */
export const zipPlugin = (dist?: string): Uint8Array =>
  // the zip format knows no earlier year
  zipSync({ [NAME]: pluginFiles(dist) }, { level: 9, mtime: new Date(1980, 0, 1) });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(ROOT, '.cache', `${NAME}.zip`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zipPlugin());
  console.log(`.cache/${NAME}.zip`);
}
