// The common settings of all stories: the elements' descriptions for the tables, events in the actions panel,
// accessibility checks, a docs page.
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { eventNames, forTables } from '../stories/support/manifest.js';
import './preview.css';

setCustomElementsManifest(forTables);

// all events bubble to the document, where the actions panel receives them
for (const name of eventNames) {
  const show = action(name);
  document.addEventListener(name, (event) => void show((event as CustomEvent<unknown>).detail));
}

/** The categories in the tables that are documentation only, not attributes. */
const READ = /^(properties|methods|events|slots|css)/;

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          READ.test(type.table?.category ?? '') ? { ...type, control: false as const } : type,
        ]),
      ),
  ],
  globalTypes: {
    scheme: {
      description: 'The page is light or dark; tables follow it.',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light page' },
          { value: 'dark', title: 'Dark page' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset['scheme'] = String(globals['scheme']);
      return story();
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Games',
          'Playground',
          'Looks',
          'Parts and tokens',
          'Events and methods',
          'Languages',
          'At the table',
          'Can it still be won',
          'Elements',
          ['solitaire-game', 'card-pile', 'playing-card'],
          'Recipes',
        ],
      },
    },
  },
};

export default preview;
