// What all stories share: the elements' description for the tables, their events in the actions panel,
// accessibility checks, a docs page.
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import manifest from '../custom-elements.json';
import { eventsIn, forTables } from '../stories/support/manifest.js';

setCustomElementsManifest(forTables(manifest));

// the actions panel: all events bubble up to the document
for (const name of eventsIn(manifest)) {
  const show = action(name);
  document.addEventListener(name, (event) => void show((event as CustomEvent<unknown>).detail));
}

const preview: Preview = {
  tags: ['autodocs'],
  // what is no attribute is there to be read about
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          type.table?.category === 'attributes' ? type : { ...type, control: false as const },
        ]),
      ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
};

export default preview;
