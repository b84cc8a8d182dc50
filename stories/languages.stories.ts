// Languages: the nearest `lang` decides. Here all files are loaded; a page loads those it needs.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../src/index.js';
import '../src/locales/ar.js';
import '../src/locales/de.js';
import '../src/locales/es.js';
import '../src/locales/fr.js';
import '../src/locales/he.js';
import '../src/locales/it.js';
import '../src/locales/ja.js';
import '../src/locales/ko.js';
import '../src/locales/nl.js';
import '../src/locales/pl.js';
import '../src/locales/pt-BR.js';
import '../src/locales/sv.js';
import '../src/locales/tr.js';
import '../src/locales/zh-Hans.js';
import { attributes, game, gameIn, type GameArgs } from './support/game.js';

const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'tr',
  'zh-Hans',
];

export default {
  title: 'Languages',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: { ...attributes, lang: { control: 'select', options: LANGUAGES } },
  args: { variant: 'klondike', deal: 14 },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

const story = (lang: string): Story => ({
  args: { lang },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const section = table.renderRoot.querySelector<HTMLElement>('[part=game]');
    await expect(section?.lang).toBe(lang);
    table.play({ kind: 'draw' });
    await expect(table.position.moves).toBe(1);
    table.undo();
  },
});

/** From right to left the table is mirrored. */
export const Arabic: Story = {
  ...story('ar'),
  play: async (context) => {
    await story('ar').play?.(context);
    const table = await gameIn(context.canvasElement);
    const left = (pile: string): number =>
      table.renderRoot.querySelector(`[pile="${pile}"]`)?.getBoundingClientRect().left ?? 0;
    await expect(left('stock')).toBeGreaterThan(left('foundation-4'));
  },
};
export const German: Story = story('de');
export const Spanish: Story = story('es');
export const French: Story = story('fr');
export const Hebrew: Story = story('he');
export const Italian: Story = story('it');
export const Japanese: Story = story('ja');
export const Korean: Story = story('ko');
export const Dutch: Story = story('nl');
export const Polish: Story = story('pl');
export const PortugueseOfBrazil: Story = story('pt-BR');
export const Swedish: Story = story('sv');
export const Turkish: Story = story('tr');
export const ChineseSimplified: Story = story('zh-Hans');

/** The language of the page changes in the middle of a game. */
export const Followed: Story = {
  args: { lang: 'en' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const menu = (name: string) => table.renderRoot.querySelector(`[part~=toolbar] [aria-label="${name}"]`);
    table.play({ kind: 'draw' });
    const { position } = table;
    table.lang = 'fr';
    await waitFor(() => expect(menu('Menu')).toBeVisible());
    table.lang = 'de';
    await waitFor(() => expect(menu('Menü')).toBeVisible());
    await userEvent.click(menu('Menü') as HTMLElement);
    await waitFor(() => expect(table.renderRoot.querySelector('dialog[open]')).toBeVisible());
    await expect(table.position).toBe(position);
  },
};
