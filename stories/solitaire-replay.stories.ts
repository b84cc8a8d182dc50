// <solitaire-replay>: a line of moves of a deal, with comments and variations.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { codeFor, contentCode, readComments } from '../demo/embed-code.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import { deckOf } from '../src/engine.js';
import '../src/replay.js';
import type { SolitaireReplay } from '../src/replay.js';
import { attributes, controlsOf, type Args } from './support/attributes.js';
import { beside, sameNames } from './support/game.js';

const replay = (args: Args, content: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<solitaire-replay ${attributes(args)}>${content}</solitaire-replay>`;

export default {
  title: 'Elements/solitaire-replay',
  component: 'solitaire-replay',
  render: (args) => replay(args),
  argTypes: controlsOf('solitaire-replay'),
  args: { variant: 'klondike', deal: 9, line: '16 7f D2 w6' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

async function replayIn(canvas: HTMLElement): Promise<SolitaireReplay> {
  const found = canvas.querySelector('solitaire-replay');
  if (!found) throw new Error('The story has no replay.');
  await found.updateComplete;
  return found;
}

/** A replay of a line of moves; buttons, a slider and the arrow keys step through it. */
export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const element = await replayIn(canvasElement);
    const steps: number[] = [];
    element.addEventListener('solitaire-step', ({ detail }) => steps.push(detail.at));
    await waitFor(() => expect(element.renderRoot.querySelector('.table [pile]')).toBeVisible());
    const next = element.renderRoot.querySelector<HTMLElement>('[aria-label="One move forward"]');
    if (!next) throw new Error('The replay has no button "One move forward".');
    await userEvent.click(next);
    await waitFor(() => expect(steps).toEqual([1]));
    await expect(element.current).toBe(1);
  },
};

/** A replay with comments (`data-at`), a variation (`data-line`), and arrows and rings (`data-marks`). */
export const CommentsAndVariations: Story = {
  args: { at: 2, label: 'The first moves of deal 9' },
  render: (args) =>
    replay(
      args,
      html`<p>Klondike, deal 9: 16 7f D2 w6</p>
        <p data-at="0">Look at column seven before the first move.</p>
        <p data-at="2" data-marks="w-6 t3">The ace goes to its foundation.</p>
        <p data-at="2" data-line="D3 w1">Three draws would reach the king.</p>`,
    ),
  play: async ({ canvasElement }) => {
    const element = await replayIn(canvasElement);
    await expect(element.renderRoot.querySelectorAll('.comment')).toHaveLength(3);
  },
};

/** The three values of `controls`: `none` shows only the table, `minimal` omits the speed and the list. */
export const Controls: Story = {
  args: { at: 5 },
  parameters: sameNames,
  render: (args) =>
    beside(args, [{ controls: 'none' }, { controls: 'minimal' }, { controls: 'full', speed: 2 }], replay),
};

/** A replay with `mark-loss`: the move after which the game can no longer be won, here the second one, is marked. */
export const WhereItWasLost: Story = {
  args: { deal: 26, draw: '1', line: '51 51', at: 2, 'mark-loss': true },
};

/** Replays of deals with other rules or with a given deck. */
export const Rules: Story = {
  parameters: sameNames,
  render: () =>
    html`<div class="sb-beside">
      ${[
        { deal: 9, line: 'D2', redeals: '2', runs: 'any', 'take-back': true, scoring: 'vegas', draw: '1' },
        { deck: deckOf(9).join(' '), line: 'D2', options: 'draw=1' },
        { variant: 'demon', deal: 42, line: 'D', reserve: '10' },
        { variant: 'over-under', deal: 20, line: '4d D2', end: 'empty-stock' },
      ].map((args) => replay({ variant: 'klondike', controls: 'none', ...args }))}
    </div>`,
};

/** Replays with the appearance attributes of a game. */
export const Looks: Story = {
  args: { at: 5, controls: 'none' },
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      [
        { theme: 'dark', felt: 'blue', back: 'rings' },
        { theme: 'light', faces: 'large', suits: 'four', 'left-handed': true },
      ],
      replay,
    ),
};

/** The comments of the story below, as the composer of the demo reads them. */
const COMMENTS = readComments(`0: Look at column seven before the first move.
2 {w-6}: The ace goes to its foundation.
2 [D3 w1]: Three draws would reach the king.`);

const FORMATS = ['HTML', 'Frame', 'WordPress', 'Hugo', 'Eleventy'] as const;

/** A replay, and its code for a page, for a frame, and as the shortcodes of WordPress, Hugo and Eleventy. */
export const Code: Story = {
  args: { at: 2 },
  render: (args) => {
    const { variant, deal, line } = args;
    const code = {
      attributes: Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          typeof value === 'object' ? value.join(' ') : value,
        ]),
      ),
      comments: COMMENTS,
      content: contentCode({
        name: `${String(variant)}, deal ${String(deal)}`,
        line: String(line),
        comments: COMMENTS,
      }),
      folder: 'https://cdn.example/',
      tag: 'solitaire-replay',
    } as const;
    return html`${replay(
      args,
      html`${COMMENTS.map(
        (one) =>
          html`<p
            data-at=${one.at}
            data-line=${one.line === '' ? nothing : one.line}
            data-marks=${one.marks === '' ? nothing : one.marks}
          >
            ${one.text}
          </p>`,
      )}`,
    )}
    ${FORMATS.map(
      (format) =>
        html`<section>
          <h3 class="sb-title">${format}</h3>
          <pre class="sb-code" data-code=${format}>${codeFor(format, code)}</pre>
        </section>`,
    )}`;
  },
  play: async ({ canvasElement }) => {
    const element = await replayIn(canvasElement);
    await waitFor(() => expect(element.renderRoot.querySelectorAll('.comment')).toHaveLength(3));
    for (const format of FORMATS)
      await expect(canvasElement.querySelector(`[data-code=${format}]`)).toHaveTextContent(
        'Three draws would reach the king.',
      );
  },
};
