// Describes the elements for editors and Storybook: custom-elements.json, generated from the sources' comments.
import { tsImport } from 'tsx/esm/api';

const { publicElements } = await tsImport('./scripts/manifest-plugin.ts', import.meta.url);

export default {
  globs: ['src/elements/**/*.ts', 'src/controller/events.ts'],
  exclude: ['src/elements/cards/faces/**'],
  outdir: '.',
  litelement: true,
  // package.json names the file already
  packagejson: false,
  plugins: [publicElements()],
};
