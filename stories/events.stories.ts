// Events and methods: how a page communicates with a table.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, render } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Game, type SolitaireGame } from '../src/index.js';
import { clickThrough, game, gameControls, gameIn, tool, type GameArgs } from './support/game.js';
import { described, members } from './support/manifest.js';
import { stateScene } from './support/scenes.js';

const events = described('events');

export default {
  title: 'Events and methods',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** Event details without the position, which would fill the log. */
const textOf = (detail: unknown): string =>
  detail === undefined
    ? 'undefined'
    : JSON.stringify(detail, (key, value: unknown) => (key === 'position' ? '…' : value));

/** A log of the events of a table, with the number of each; all of them bubble. */
export const Events: Story = {
  args: { variant: 'klondike', deal: 14 },
  render: (args) => {
    const place = document.createElement('div');
    place.className = 'sb-split';
    const log = document.createElement('ol');
    log.className = 'sb-log';
    log.tabIndex = 0;
    log.ariaLabel = 'Log';
    const counts = new Map<string, number>();
    const report = ({ type, detail }: CustomEvent<unknown>): void => {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      const count = place.querySelector(`[data-event="${type}"]`);
      if (count) count.textContent = String(counts.get(type));
      const line = document.createElement('li');
      line.textContent = `${type} ${textOf(detail)}`;
      log.prepend(line);
      while (log.childElementCount > 200) log.lastElementChild?.remove();
    };
    for (const { name } of events) place.addEventListener(name, report as EventListener);
    render(
      html`<div>${game(args)}</div>
        <div>
          <table class="sb-list">
            <tbody>
              ${events.map(
                ({ name, description }) =>
                  html`<tr>
                    <td><code>${name}</code></td>
                    <td>${description}</td>
                    <td data-event=${name}>0</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          <p class="sb-note">The newest first:</p>
          ${log}
        </div>`,
      place,
    );
    return html`${place}`;
  },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await clickThrough(table, ['tableau-2>foundation-1:1']);
    table.undo();
    await stateScene('won')(table);
    table.setAttribute('theme', 'no-such-theme');
    for (const { name } of events) {
      const count = (): number => Number(canvasElement.querySelector(`[data-event="${name}"]`)?.textContent);
      await waitFor(() => expect(count(), name).toBeGreaterThan(0), { timeout: 20_000 });
    }
    table.removeAttribute('theme');
  },
};

/** The first legal move of this table. */
const someMove = (table: SolitaireGame) => Game.fromJSON(table.toJSON()).legalMoves()[0] ?? { kind: 'draw' };

let saved: unknown;

/** Examples of calls of each method, as a page's author writes them, with their effects. */
const CALLS: Readonly<Record<string, readonly [code: string, call: (table: SolitaireGame) => unknown]>> = {
  newGame: [
    "newGame({ variant: 'demon', deal: 7 })",
    (table) => table.newGame({ variant: 'demon', deal: 7 }),
  ],
  play: ['play(move)', (table) => table.play(someMove(table))],
  toJSON: ['toJSON()', (table) => (saved = table.toJSON())],
  load: ['load(saved)', (table) => table.load(saved ?? table.toJSON())],
};

const methods = members('method');

/** A method without an example is called without arguments. */
const callOf = (name: string) =>
  CALLS[name] ??
  ([`${name}()`, (table) => (table as unknown as Record<string, () => unknown>)[name]?.()] as const);

/** A button for every method, which shows the return value, and the values of the read-only properties. */
export const Methods: Story = {
  args: { variant: 'klondike', deal: 14 },
  render: (args) => {
    const fields = members('field').filter((one) => one.readonly);
    const call = async ({ currentTarget }: Event, name: string): Promise<void> => {
      const canvas = (currentTarget as HTMLElement).closest('.sb-split');
      const table = canvas?.querySelector('solitaire-game');
      const answer = canvas?.querySelector('output');
      if (!canvas || !table || !answer) return;
      const [code, run] = callOf(name);
      const value: unknown = await run(table);
      answer.textContent = `table.${code} → ${textOf(value)}`.slice(0, 400);
      for (const field of canvas.querySelectorAll<HTMLElement>('[data-field]')) {
        const { field: of = '', static: fixed } = field.dataset;
        const owner = (fixed === undefined ? table : table.constructor) as unknown as Record<string, unknown>;
        field.textContent = textOf(owner[of]).slice(0, 120);
      }
    };
    return html`<div class="sb-split">
      <div>${game(args)}</div>
      <div>
        <table class="sb-list">
          <tbody>
            ${methods.map(
              ({ name, description }) =>
                html`<tr>
                  <td>
                    <button
                      class="sb-button"
                      type="button"
                      data-method=${name}
                      @click=${(event: Event) => call(event, name)}
                    >
                      <code>${callOf(name)[0]}</code>
                    </button>
                  </td>
                  <td>${description}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p><output></output></p>
        <table class="sb-list">
          <tbody>
            ${fields.map(
              ({ name, description, static: fixed }) =>
                html`<tr>
                  <td><code>${fixed ? 'SolitaireGame.' : 'table.'}${name}</code></td>
                  <td>${description}</td>
                  <td data-field=${name} ?data-static=${fixed}></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
  },
  play: async ({ canvasElement }) => {
    const answer = (): string => canvasElement.querySelector('output')?.textContent ?? '';
    for (const { name } of methods) {
      const button = canvasElement.querySelector<HTMLElement>(`[data-method="${name}"]`);
      button?.click();
      await waitFor(() => expect(answer()).toMatch(`table.${callOf(name)[0]} →`));
    }
    (await gameIn(canvasElement)).resume();
  },
};

/** A page that prevents moves to the foundations during the first ten moves. */
export const ForbidAMove: Story = {
  args: { variant: 'klondike', deal: 14 },
  render: (args) =>
    html`<div
      @solitaire-before-move=${(event: HTMLElementEventMap['solitaire-before-move']) => {
        const { move, position } = event.detail;
        if (move.kind === 'play' && move.to.startsWith('foundation') && position.moves < 10) {
          event.preventDefault();
        }
      }}
    >
      ${game(args)}
    </div>`,
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.play({ kind: 'play', from: 'tableau-2', to: 'foundation-1', count: 1 })).toBe(false);
    await expect(table.position.moves).toBe(0);
    await expect(table.play({ kind: 'draw' })).toBe(true);
  },
};

/**
 * A table with objects in three properties: `options` (rules by name), `texts` (custom texts) and `keys` (custom
 * keys); only `options` has an attribute.
 */
export const PropertiesOfThePage: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    table.options = { draw: 1 };
    table.texts = { hint: 'Suggest a move' };
    table.keys = { hint: 'X' };
    await table.updateComplete;
    await expect(table.position.options['draw']).toBe(1);
    await waitFor(() => expect(tool(table, 'Suggest a move')).toBeVisible());
    table.focus();
    await userEvent.keyboard('x');
    await waitFor(() => expect(table.renderRoot.querySelector('[part~=message]')).toBeVisible());
  },
};
