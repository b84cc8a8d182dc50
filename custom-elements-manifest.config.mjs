// Describes the elements for editors and Storybook, from the sources' comments: custom-elements.json,
// vscode.html-custom-data.json and web-types.json.
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { tsImport } from 'tsx/esm/api';

/** The page of an element in the released package. */
const referenceOf = (_name, tag) => ({
  name: 'Reference',
  url: `https://unpkg.com/solitaire-elements/docs/reference/${tag}.md`,
});

/** Tests and `npm run docs` analyse into a folder of their own, and need only custom-elements.json. */
const skip = process.argv.includes('--outdir');

const { publicElements } = await tsImport('./scripts/manifest-plugin.ts', import.meta.url);

export default {
  globs: ['src/elements/**/*.ts', 'src/controller/events.ts'],
  exclude: ['src/elements/cards/faces/**'],
  outdir: '.',
  litelement: true,
  // package.json names the file already
  packagejson: false,
  plugins: [
    publicElements(),
    customElementVsCodePlugin({
      cssFileName: null,
      hideCssPropertiesDocs: true,
      hideLogs: true,
      skip,
      referencesTemplate: (name, tag) => [referenceOf(name, tag)],
    }),
    customElementJetBrainsPlugin({
      packageJson: false,
      hideLogs: true,
      skip,
      referencesTemplate: referenceOf,
    }),
  ],
};
