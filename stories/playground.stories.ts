// Choose settings with the controls, and copy the code.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { frameCode, pageCode, shortcodes, type Attributes } from '../demo/embed-code.js';
import { optionAttribute } from '../src/controller/setup.js';
import { variants } from '../src/index.js';
import { attributeText } from './support/attributes.js';
import { game, gameControls, gameIn, type GameArgs } from './support/game.js';
import { described } from './support/manifest.js';

const colours = described('cssProperties').filter(({ name }) => !/(radius|max|font)$/.test(name));

/** Omits rules that the chosen game does not have. */
function chosen({ folder: _, ...args }: GameArgs): {
  attributes: Attributes;
  properties: Record<string, string>;
} {
  const own = Object.keys(variants.get(String(args['variant']))?.options ?? {}).map(optionAttribute);
  const rules = [...variants.values()].flatMap(({ options }) =>
    Object.keys(options ?? {}).map(optionAttribute),
  );
  const known = described('attributes').map(({ name }) => name);
  const attributes: Record<string, string | true> = {};
  const properties: Record<string, string> = {};
  for (const [name, value] of Object.entries(args)) {
    const text = attributeText(value);
    if (text === undefined || (rules.includes(name) && !own.includes(name))) continue;
    if (name.startsWith('--')) properties[name] = text;
    else if (known.includes(name) || name === 'lang') attributes[name] = text || true;
  }
  return { attributes, properties };
}

async function copy({ currentTarget }: Event): Promise<void> {
  const block = (currentTarget as HTMLElement).closest('section');
  const code = block?.querySelector('pre');
  const status = block?.querySelector('[role=status]');
  if (!code || !status) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(code);
    status.textContent = 'The clipboard is not available; the code is selected.';
  }
}

const block = (title: string, code: string, note: string) =>
  html`<section>
    <h3 class="sb-title">${title}</h3>
    <p class="sb-note">${note}</p>
    <pre class="sb-code" data-code=${title}>${code}</pre>
    <p class="sb-buttons">
      <button class="sb-button" type="button" aria-label="Copy: ${title}" @click=${copy}>Copy</button>
      <span role="status"></span>
    </p>
  </section>`;

export default {
  title: 'Playground',
  component: 'solitaire-game',
  // the page of each element documents them
  tags: ['!autodocs'],
  argTypes: {
    ...gameControls,
    ...Object.fromEntries(
      colours.map(({ name, description }) => [
        name,
        { name, description, control: 'color', table: { category: 'Colours' } } as const,
      ]),
    ),
    folder: {
      control: 'text',
      description: 'The address of the folder of the module on your site or CDN.',
      table: { category: 'Address' },
    },
  },
  render: (args) => {
    const { attributes, properties } = chosen(args);
    const folder = String(args['folder'] ?? '');
    return html`<style>
        solitaire-game {
          ${Object.entries(properties)
          .map(([name, value]) => `${name}: ${value};`)
          .join(' ')}
        }
      </style>
      <div class="sb-split">
        <div>${game(attributes as GameArgs)}</div>
        <div>
          ${block('HTML', pageCode({ attributes, properties, folder }), 'Two lines for any page.')}
          ${block(
            'Frame',
            frameCode({ attributes, properties, folder }),
            'For sites that remove scripts; embed.html is on a site that you control.',
          )}
          ${Object.entries(shortcodes).map(([name, write]) =>
            block(name, write(attributes), `Setup: docs/guides/${name.toLowerCase()}.md.`),
          )}
        </div>
      </div>`;
  },
  args: { variant: 'reno', folder: 'https://cdn.example/' },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** A table with the settings of the controls, and the code for a page, without default values. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const code = (name: string): string =>
      canvasElement.querySelector(`[data-code=${name}]`)?.textContent ?? '';
    await expect(code('HTML')).toContain(`<solitaire-game variant="${String(args['variant'])}"`);
    await expect(code('Frame')).toContain('embed.html?variant=');
    await expect(await gameIn(canvasElement)).toHaveAttribute('save', 'none');
    await userEvent.click(canvasElement.querySelector('.sb-buttons button') as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('[role=status]')).not.toBeEmptyDOMElement());
  },
};

/** A table with many settings at the same time, and its code. */
export const FullyDressed: Story = {
  args: {
    variant: 'demon',
    winnable: true,
    reserve: '10',
    runs: 'any',
    // an option of Klondike: not in the code
    draw: '1',
    theme: 'light',
    faces: 'large',
    suits: 'four',
    back: 'argyle',
    'left-handed': true,
    sound: true,
    'no-shortcuts': true,
    autoplay: 'safe',
    navigation: 'step',
    verbosity: 'brief',
    verdict: 'always',
    without: ['time', 'statistics'],
    'save-key': 'demon of the "house"',
    links: '#',
    lang: 'fr',
    '--solitaire-felt': '#5b1f22',
    '--solitaire-accent': '#f2b95c',
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-code=HTML]')?.textContent ?? '';
    const page = new DOMParser().parseFromString(text, 'text/html');
    const written = page.querySelector('solitaire-game');
    const shown = await gameIn(canvasElement);
    await expect(written?.hasAttribute('draw')).toBe(false);
    for (const { name, value } of shown.attributes) {
      // nothing is stored here
      if (name !== 'save') await expect([name, written?.getAttribute(name)]).toEqual([name, value]);
    }
  },
};
