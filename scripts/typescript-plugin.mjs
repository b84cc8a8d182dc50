// A Rollup plugin that strips the types, file by file, and optionally packs the templates. Types are checked by a
// separate run of the compiler (npm run types).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { packTemplates } from './pack-templates.mjs';

const { config } = ts.readConfigFile(fileURLToPath(new URL('../tsconfig.json', import.meta.url)), (path) =>
  readFileSync(path, 'utf8'),
);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

export const typescript = ({ pack = false } = {}) => ({
  name: 'typescript',
  /** The sources import one another by the names they will have: `./cards.js`. */
  resolveId(source, importer) {
    if (!importer?.endsWith('.ts') || !source.startsWith('.') || !source.endsWith('.js')) return null;
    return this.resolve(source.replace(/\.js$/, '.ts'), importer, { skipSelf: true });
  },
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const { outputText, sourceMapText } = ts.transpileModule(pack ? packTemplates(code, id) : code, {
      fileName: id,
      compilerOptions: { ...options, noEmit: false, sourceMap: true },
    });
    return { code: outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, ''), map: JSON.parse(sourceMapText) };
  },
});
