// The golden accessibility trees: files that a test compares with, or updates in `npm run golden`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../golden/', import.meta.url);

/** The plugin for web-test-runner.config.mjs: the command `golden` returns the content of the file. */
export function golden() {
  return {
    name: 'golden',
    async executeCommand({ command, payload }) {
      if (command !== 'golden') return undefined;
      const { name, text } = payload;
      if (!/^[\w-]+$/.test(name)) throw new Error(`no name of a golden file: ${name}`);
      const file = fileURLToPath(new URL(`${name}.txt`, FOLDER));
      if (process.env.npm_lifecycle_event === 'golden') {
        await mkdir(FOLDER, { recursive: true });
        await writeFile(file, text);
      }
      return { text: await readFile(file, 'utf8').catch(() => '') };
    },
  };
}
