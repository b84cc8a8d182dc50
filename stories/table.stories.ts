// Features for players, such as hints, statistics and auto-finish.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, render } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SolitaireGame } from '../src/index.js';
import {
  gameControls,
  clickThrough,
  dealWin,
  game,
  gameIn,
  openPage,
  playThrough,
  use,
  type GameArgs,
} from './support/game.js';

export default {
  title: 'At the table',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** The text of a part of the table. */
const shown = (table: SolitaireGame, part: string): HTMLElement | null =>
  table.renderRoot.querySelector(`[part~=${part}]`);

/** The offer to finish, if there is one. */
const offer = (table: SolitaireGame): HTMLElement | null => table.renderRoot.querySelector('.finish');

/** Plays a won Klondike until no decisions are left. */
async function playToFinish(table: SolitaireGame): Promise<void> {
  for (const move of await dealWin(table, 'klondike')) {
    await playThrough(table, [move]);
    await table.updateComplete;
    if (offer(table)) return;
  }
}

/** A game that is saved after each move; the button simulates a later visit. */
export const SavedAndRestored: Story = {
  args: { variant: 'klondike', deal: 14, save: 'auto', 'save-key': 'story' },
  render: (args) => {
    const place = document.createElement('div');
    let visit = 0;
    const show = (): void => {
      render(keyed(visit++, game(args)), place);
    };
    show();
    return html`<p><button type="button" @click=${show}>Come back another day</button></p>
      ${place}`;
  },
  play: async ({ canvasElement }) => {
    const first = await gameIn(canvasElement);
    // data that an earlier visit of this story has stored
    first.clear();
    first.restart();
    await clickThrough(first, ['tableau-2>foundation-1:1', 'draw']);
    const { piles } = first.position;
    await userEvent.click(canvasElement.querySelector('button') as HTMLElement);
    const second = await gameIn(canvasElement);
    await expect(second).not.toBe(first);
    await expect(second.position.piles).toEqual(piles);
    await use(second, 'Undo');
    await expect(second.position.moves).toBe(1);
  },
};

/** A hint: a useful move with its reason; each further press shows the next one. */
export const Hints: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await use(table, 'Hint');
    await waitFor(() => expect(shown(table, 'message')).toBeVisible());
    const first = shown(table, 'message')?.textContent;
    await use(table, 'Hint');
    await expect(shown(table, 'message')?.textContent).not.toBe(first);
  },
};

/**
 * A game with `autoplay="safe"`: cards that are no longer needed move to the foundations automatically, here an ace.
 */
export const Autoplay: Story = {
  args: { variant: 'klondike', deal: 14, autoplay: 'safe' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playThrough(table, ['draw']);
    await expect(table.position.piles.find(({ id }) => id === 'foundation-1')?.cards).toHaveLength(1);
    // one undo reverts the draw and its automatic moves
    await use(table, 'Undo');
    await expect(table.position.moves).toBe(0);
  },
};

/** Auto-finish moves the remaining cards to the foundations, with increasing speed, until the game is won. */
export const Won: Story = {
  args: { variant: 'klondike' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playToFinish(table);
    await expect(offer(table)).toBeVisible();
    await userEvent.click(offer(table) as HTMLElement);
    await waitFor(() => expect(table.status).toBe('won'), { timeout: 10_000 });
    await waitFor(() => expect(shown(table, 'end')).toBeVisible());
  },
};

/** A paused game: the clock stops, and a cover hides the cards. */
export const Paused: Story = {
  args: { variant: 'cruel', deal: 556 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await clickThrough(table, ['tableau-1>foundation-1:1']);
    await use(table, 'Pause');
    await expect(shown(table, 'cover')).toBeVisible();
    await expect(table.matches(':state(paused)')).toBe(true);
  },
};

/** The statistics of one won and one abandoned game; each game with each set of rules has separate ones. */
export const Statistics: Story = {
  args: { variant: 'over-under' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playThrough(table, await dealWin(table, 'over-under'));
    await playThrough(table, await dealWin(table, 'klondike'));
    await table.newGame({ variant: 'over-under', deal: 2100 });
    await playThrough(table, ['tableau-1>discard:1', 'tableau-2>discard:1']);
    // the previous game counts as abandoned with the first move of this one
    await table.newGame({ variant: 'over-under', deal: 2104 });
    await playThrough(table, ['tableau-1>discard:1']);
    const dialog = await openPage(table, 'statistics');
    const figures = Array.from(dialog.querySelectorAll('dd'), (figure) => figure.textContent.trim());
    await expect(figures.slice(0, 3)).toEqual(['2', '1', '50%']);
  },
};

/** The page for deals by number, at random and by date; the calendar marks the days that were won. */
export const DealsAndCalendar: Story = {
  args: { variant: 'klondike', daily: '' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const statistics = await openPage(table, 'statistics');
    await userEvent.upload(statistics.querySelector('input[type=file]') as HTMLElement, statisticsFile());
    await waitFor(() => expect(statistics.querySelector('dd')).toHaveTextContent('120'));
    statistics.close();
    await table.updateComplete;
    const dialog = await openPage(table, 'deal', 'deals');
    await waitFor(() => expect(dialog.querySelector('.day.won')).toBeVisible());
  },
};

/** A table whose menu offers the games in `games`; each has a separate saved game. */
export const SwitchGames: Story = {
  args: { variant: 'klondike', games: 'klondike reno cruel' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const dialog = await openPage(table, 'games');
    await userEvent.click(dialog.querySelector('[value=reno]') as HTMLElement);
    await waitFor(() => expect(table.position.variant).toBe('reno'));
  },
};

/** A table with `tap="lift"`: one click selects a card, and a click on a pile moves it there. */
export const ClickToLift: Story = {
  args: { variant: 'klondike', deal: 14, tap: 'lift' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await clickThrough(table, ['tableau-2>foundation-1:1']);
    await expect(table.position.moves).toBe(1);
  },
};

/** A table with `deals="any"`: its random deals are not limited to winnable ones. */
export const AnyDeals: Story = {
  args: { variant: 'klondike', deals: 'any' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.play({ kind: 'draw' })).toBe(true);
  },
};

/** The options: the rules with their descriptions, and the appearance; the attribute fixes a rule, here `draw`. */
export const Options: Story = {
  args: { variant: 'klondike', draw: '1' },
  play: async ({ canvasElement }) => {
    const dialog = await openPage(await gameIn(canvasElement), 'options');
    await expect(dialog.querySelector('#option-draw')).toBeDisabled();
    await expect(dialog.querySelector('#option-runs')).toBeEnabled();
  },
};

/** The help: the rules of the game, its keys, and a glossary; each marked term links to its entry. */
export const Help: Story = {
  args: { variant: 'demon', deal: 2313 },
  play: async ({ canvasElement }) => {
    const dialog = await openPage(await gameIn(canvasElement), 'help');
    await userEvent.click(dialog.querySelector('.term') as HTMLElement);
    await waitFor(() => expect(dialog.querySelector('.here')).toBeVisible());
  },
};

/** A file as “Export” writes it: 120 games of Klondike, and daily deals won in this month. */
function statisticsFile(): File {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const days = Array.from({ length: now.getDate() }, (_, i) => i + 1)
    .filter((day) => day % 3 || day === 1)
    .map((day) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(day)}`);
  const totals = {
    played: 120,
    won: 31,
    streak: 2,
    bestStreak: 5,
    bestTime: 193,
    fewestMoves: 104,
    bestScore: 745,
    bankroll: 41_280,
    brokeEven: 120,
  };
  const text = JSON.stringify({
    format: 1,
    games: { klondike: { totals, recent: [] } },
    days: { klondike: days },
  });
  return new File([text], 'solitaire-statistics.json', { type: 'application/json' });
}
