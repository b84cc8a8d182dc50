// Recipes: games in articles, sidebars and lessons. Each needs the standalone bundle and a few lines.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import { frameCode } from '../demo/embed-code.js';
import type { SolitaireGame } from '../src/index.js';
import '../src/index.js';
import { dealWin, game, gameControls, gameIn, playThrough, type GameArgs } from './support/game.js';
import { stateScene } from './support/scenes.js';

export default {
  title: 'Recipes',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

const prose = html`<style>
  ${css`
    .prose {
      max-inline-size: 42rem;
      margin-inline: auto;
      font:
        1.0625rem/1.6 Georgia,
        serif;
    }
    .prose figure {
      margin: 1.5rem 0;
    }
    .prose figcaption {
      margin-block-start: 0.5rem;
      font-size: 0.9375rem;
      opacity: 0.85;
    }
  `}
</style>`;

/** An article with a game as a figure, and cards in its text; `deal` fixes the cards that the text describes. */
export const ArticleWithAFigure: Story = {
  args: { variant: 'cruel', deal: 260, without: ['new', 'deal', 'time'] },
  render: (args) => html`
    ${prose}
    <article class="prose">
      <h2>How to play Cruel</h2>
      <p>
        Cruel has twelve columns of four cards. Only the last card of each column can move. The five of spades
        <playing-card card="5S">5♠</playing-card> accepts only the four of spades
        <playing-card card="4S">4♠</playing-card>.
      </p>
      <figure>
        ${game(args)}
        <figcaption>
          Deal 260. When no move is left, a redeal gathers the columns and deals them again.
        </figcaption>
      </figure>
      <p>The number of redeals is unlimited, and most deals are winnable.</p>
    </article>
  `,
};

/** A narrow table with few controls beside an article. Over-Under and Reno fit well. */
export const InASidebar: Story = {
  args: { variant: 'over-under', controls: 'minimal' },
  render: (args) => html`
    ${prose}
    <style>
      ${css`
        .page {
          display: grid;
          gap: 1.5rem;
        }
        @media (min-width: 50rem) {
          .page {
            grid-template-columns: minmax(0, 1fr) 20rem;
          }
        }
      `}
    </style>
    <div class="page">
      <article class="prose">
        <h2>A short break</h2>
        <p>
          Solitaire needs one player and one deck. The player moves the cards, by the rules, until all of them
          are in order or no move is left.
        </p>
        <p>The game beside this column takes two minutes.</p>
      </article>
      <aside aria-label="A short game">${game(args)}</aside>
    </div>
  `,
};

/** A game in the full width of the page, with large cards and without rounded corners. */
export const FullBleed: Story = {
  args: { variant: 'klondike', deal: 14 },
  parameters: { layout: 'fullscreen' },
  render: (args) => html`
    <style>
      ${css`
        .bleed solitaire-game {
          --solitaire-table-radius: 0;
          --solitaire-card-max: 9rem;
          margin-inline: calc(50% - 50vw);
        }
      `}
    </style>
    <div class="bleed">${game(args)}</div>
  `,
};

/** One deal a day, the same for all players, without a choice of other deals. */
export const PuzzleOfTheDay: Story = {
  args: { variant: 'reno', daily: 'today', without: ['new', 'deal', 'restart'] },
  render: (args) => html`
    ${prose}
    <section class="prose">
      <h2>The puzzle of the day</h2>
      <p>
        The goal is a net score above zero.
        ${new Intl.DateTimeFormat('en', { dateStyle: 'full' }).format(new Date())}.
      </p>
      ${game(args, html`<p slot="won">Well played. <a href="#tomorrow">Come back tomorrow.</a></p>`)}
    </section>
  `,
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).getAttribute('daily')).toBe('');
  },
};

/** Two players play the same deal. Each table has a separate saved game and, for screen readers, a separate name. */
export const TwoTablesSideBySide: Story = {
  args: { variant: 'over-under', deal: 2100, controls: 'minimal' },
  render: (args) =>
    html`<div class="sb-beside">
      ${['Anna', 'Ben'].map(
        (name) =>
          html`<div>
            <h2>${name}</h2>
            ${game({ ...args, label: `The table of ${name}`, 'save-key': `race-${name.toLowerCase()}` })}
          </div>`,
      )}
    </div>`,
};

/** Deals a fixed deck, and plays it up to the start of the lesson. */
async function prepare(place: Element | undefined): Promise<void> {
  // the content of the slot is added right after it
  await Promise.resolve();
  const table = place?.querySelector('solitaire-game');
  await table?.updateComplete;
  if (table) await playThrough(table, (await dealWin(table, 'klondike')).slice(0, -12));
}

/** A lesson: positions as piles and cards in the text, and a table with a prepared deck for practice. */
export const Tutorial: Story = {
  args: { variant: 'klondike', without: ['deal', 'new', 'statistics', 'verdict'] },
  render: (args) => html`
    ${prose}
    <article class="prose">
      <h2>Lesson 3: the last moves</h2>
      <p>Columns build down in alternating colours. The jack can move to the left column:</p>
      <p>
        <card-pile cards="5C 9D KS QH" face-down="2" fan="right"></card-pile>
        <card-pile cards="JC TD" fan="right"></card-pile>
      </p>
      <p>
        The queen <playing-card card="QH">Q♥</playing-card> accepts it together with the cards on it. Try it
        in this game, which needs only a few more moves.
      </p>
      <div ${ref((place) => void prepare(place))}>${game(args)}</div>
    </article>
  `,
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await waitFor(() => expect(table.position.deal).toBeNull());
  },
};

/** A table with `controls="none"`, which shows only cards, and buttons of the page. */
export const OwnButtons: Story = {
  args: { variant: 'demon', deal: 7, controls: 'none' },
  render: (args) => {
    let place: Element | undefined;
    const button = (name: string, press: (table: SolitaireGame) => unknown) =>
      html`<button
        class="sb-button"
        type="button"
        @click=${() => {
          const table = place?.querySelector('solitaire-game');
          if (table) void press(table);
        }}
      >
        ${name}
      </button>`;
    return html`
      <p class="sb-buttons">
        ${button('Undo', (table) => table.undo())} ${button('Hint', (table) => table.hint())}
        ${button('Restart', (table) => {
          table.restart();
        })}
        ${button('New game', (table) => table.newGame())}
      </p>
      <div ${ref((element) => (place = element))}>${game(args)}</div>
    `;
  },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.play({ kind: 'draw' })).toBe(true);
    await userEvent.click(canvasElement.querySelector('.sb-button') as HTMLElement);
    await expect(table.position.moves).toBe(0);
  },
};

/**
 * A leaderboard with a row for each `solitaire-end` event. A real page would send the saved game to its server, which
 * replays it: see docs/guides/leaderboard.md.
 */
export const Leaderboard: Story = {
  args: { variant: 'over-under', deal: 2100, controls: 'minimal' },
  render: (args) => {
    const ended = ({ currentTarget, detail }: HTMLElementEventMap['solitaire-end']): void => {
      const rows = (currentTarget as HTMLElement).querySelector('tbody');
      const row = rows?.insertRow();
      for (const text of ['you', String(detail.score), String(detail.moves), `${detail.seconds} s`])
        if (row) row.insertCell().textContent = text;
      const all = [...(rows?.rows ?? [])];
      const scoreOf = (one: HTMLTableRowElement) => Number(one.cells[1]?.textContent);
      rows?.append(...all.sort((a, b) => scoreOf(b) - scoreOf(a)));
    };
    return html`<div class="sb-split" @solitaire-end=${ended}>
      <div>${game(args)}</div>
      <table class="sb-list">
        <caption>
          Best of the week
        </caption>
        <thead>
          <tr>
            <th scope="col">who</th>
            <th scope="col">score</th>
            <th scope="col">moves</th>
            <th scope="col">time</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Mira</td>
            <td>5400</td>
            <td>52</td>
            <td>96 s</td>
          </tr>
          <tr>
            <td>Jo</td>
            <td>1150</td>
            <td>41</td>
            <td>81 s</td>
          </tr>
        </tbody>
      </table>
    </div>`;
  },
  play: async ({ canvasElement }) => {
    await stateScene('won')(await gameIn(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('tbody')?.textContent).toContain('you'));
  },
};

const frame = { attributes: { variant: 'reno', deal: 6 }, folder: 'dist/', title: 'Reno' };

/** For sites that remove scripts: `embed.html` in a frame that is as high as its game. */
export const InAFrame: Story = {
  args: {},
  parameters: { controls: { disable: true } },
  render: () => {
    // the listener from docs/reference/embed.md: sets each frame to the height that its game reports
    const listen = (element: Element | undefined): void => {
      if (!element) return;
      addEventListener('message', ({ data, source }: MessageEvent<{ type?: string; height?: number }>) => {
        const inner = element.querySelector('iframe');
        if (data.type === 'solitaire-elements:height' && inner?.contentWindow === source)
          inner.height = String(data.height);
      });
    };
    const parsed = new DOMParser().parseFromString(frameCode(frame), 'text/html');
    return html`<div ${ref(listen)}>${parsed.querySelector('iframe')}</div>
      <pre class="sb-code">${frameCode({ ...frame, folder: 'https://games.example/' })}</pre>`;
  },
};
