// Languages: the nearest `lang` selects the language. The stories load all language files; a page loads only those it
// needs.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../src/index.js';
import { beside, game, gameControls, gameIn, sameNames, type GameArgs } from './support/game.js';
import { languageTags } from './support/languages.js';

export default {
  title: 'Languages',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
  args: { variant: 'klondike', deal: 14 },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** One table in each language; each language except English is a separate file. */
export const All: Story = {
  args: { without: ['verdict'] },
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      languageTags.map((lang) => ({ lang })),
    ),
  play: async ({ canvasElement }) => {
    const tables = [...canvasElement.querySelectorAll('solitaire-game')];
    await expect(tables.map(({ lang }) => lang)).toEqual(languageTags);
    for (const table of tables) {
      await table.updateComplete;
      await expect(table.renderRoot.querySelector<HTMLElement>('[part=game]')?.lang).toBe(table.lang);
      await expect(table.play({ kind: 'draw' })).toBe(true);
    }
  },
};

/** A table in Arabic, which is mirrored because the text direction is right-to-left. */
export const RightToLeft: Story = {
  args: { lang: 'ar' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const left = (pile: string): number =>
      table.renderRoot.querySelector(`[pile="${pile}"]`)?.getBoundingClientRect().left ?? 0;
    await expect(left('stock')).toBeGreaterThan(left('foundation-4'));
  },
};

/** A table whose language changes during a game. */
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
