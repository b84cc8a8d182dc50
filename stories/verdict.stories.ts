// Whether the game can still be won: the verdict badge, the return to a winnable position, and the replay of a
// solution. Most stories use Over-Under, because the solver searches it completely in a short time.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SolitaireGame } from '../src/index.js';
import { en } from '../src/locales/en-all.js';
import { dialogOf, game, gameControls, gameIn, playThrough, type GameArgs } from './support/game.js';

export default {
  title: 'Can it still be won',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** The text of the verdict badge. */
const sign = (table: SolitaireGame): string =>
  table.renderRoot.querySelector('[part~=verdict]')?.textContent.trim() ?? '';

const says = (table: SolitaireGame, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(sign(table)).toMatch(text), { timeout: 10_000 });

/** The text that Over-Under shows when not all cards can be cleared any more. */
const AT_BEST = /^At best \d+ left$/;

/** A button of the game, or of its dialog, by its name. */
function button(table: SolitaireGame, name: string): HTMLElement {
  const all = table.renderRoot.querySelectorAll<HTMLElement>('button');
  const found = [...all].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name && one.checkVisibility(),
  );
  if (!found) throw new Error(`There is no “${name}”.`);
  return found;
}

/** Loses by discarding all cards. */
async function lose(table: SolitaireGame): Promise<void> {
  while (table.play({ kind: 'draw' }));
  const ids = table.position.piles.map(({ id }) => id);
  while (ids.some((from) => table.play({ kind: 'play', from, to: 'discard', count: 1 })));
  await expect(table.status).toBe('lost');
  await table.updateComplete;
}

/** The verdict that a deal can be won; the solver uses all cards, including face-down ones. */
export const CanBeWon: Story = {
  args: { variant: 'over-under', deal: 1, verdict: 'always' },
  play: async ({ canvasElement }) => says(await gameIn(canvasElement), 'Can be won'),
};

/** A deal of Over-Under that cannot be cleared: the verdict is the fewest cards that can be left. */
export const FewestCards: Story = {
  args: { variant: 'over-under', deal: 4 },
  play: async ({ canvasElement }) => says(await gameIn(canvasElement), AT_BEST),
};

/** The verdict of Reno, whose aim is to break even, because few deals can be won. */
export const CanBreakEven: Story = {
  args: { variant: 'reno', deal: 2, verdict: 'always' },
  play: async ({ canvasElement }) => says(await gameIn(canvasElement), 'Can break even · pays up to $55'),
};

/**
 * A game that can no longer be won, because cards were drawn too early; “Back” undoes to the last winnable position.
 */
export const CanNoLongerBeWon: Story = {
  args: { variant: 'over-under', deal: 1, verdict: 'always' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await says(table, 'Can be won');
    await playThrough(table, new Array<string>(12).fill('draw'));
    await says(table, AT_BEST);
    await userEvent.click(button(table, 'Back to the last winnable position'));
    await says(table, 'Can be won');
    await expect(table.position.moves).toBeLessThan(12);
  },
};

/** A lost game offers to undo to a winnable position, and to show a solution. */
export const Lost: Story = {
  args: { variant: 'over-under', deal: 1, verdict: 'always' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await lose(table);
    await says(table, AT_BEST);
    await expect(button(table, en.replay)).toBeVisible();
  },
};

/** The replay of a solution, step by step or automatically, on a separate table; the lost game does not change. */
export const HowItCouldHaveBeenWon: Story = {
  args: { variant: 'over-under', deal: 1, verdict: 'always' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await lose(table);
    const { position } = table;
    await userEvent.click(button(table, en.replay));
    const dialog = await dialogOf(table, 'replay');
    await waitFor(() => expect(dialog.querySelector('.player')).toBeVisible(), { timeout: 10_000 });
    for (let steps = 0; steps < 5; steps++) await userEvent.click(button(table, 'One move forward'));
    await expect(dialog.querySelector('.step')).toHaveTextContent('Move 5 of');
    await expect(table.position).toBe(position);
  },
};
