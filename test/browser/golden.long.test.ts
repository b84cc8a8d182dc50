// Compares Chromium's accessibility tree of each game and each page of the dialog with reviewed files (test/golden).
// After an intended change run `npm run golden`, and read the difference.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { axNodes, axTree } from '../support/commands.js';
import { GAMES } from '../support/lines.js';
import { goldenText, outline } from '../support/outline.js';
import { atTable, nextFrame } from '../support/play.js';
import { until } from '../support/until.js';
import { pendingOption, PAGE_STATES, replayed, TABLE_STATES, type State } from '../support/states.js';

/** The tree of the game only, without the rest of the test runner's page. */
async function treeOf(game: SolitaireGame): Promise<string> {
  // whether the verdict is known yet depends on the speed of the computer
  game.without = 'verdict';
  await game.updateComplete;
  await nextFrame();
  await until(() => !game.shadowRoot?.querySelector('.page[aria-hidden]'), 'the dialog can be read');
  const nodes = axNodes(await axTree());
  // behind a modal dialog the tree has no other content
  const top =
    nodes.find(({ role }) => role === 'dialog') ??
    nodes.find(({ role, name }) => role === 'region' && name.endsWith(' solitaire'));
  if (!top) throw new Error(`no game in the tree: ${nodes.map(({ role }) => role).join(' ')}`);
  return `${outline(top).join('\n')}\n`;
}

/** Compares line by line, so that a difference is easy to read. */
async function expectGolden(name: string, game: SolitaireGame): Promise<void> {
  const text = await treeOf(game);
  expect(text.split('\n'), `test/golden/${name}.txt`).to.deep.equal(
    (await goldenText(name, text)).split('\n'),
  );
}

describe('the accessibility tree matches the reviewed one', function () {
  this.timeout(30_000);
  atTable();

  const STATES = ['mid-game', 'carrying', 'won', 'paused'];
  for (const [variant, name] of [
    ...GAMES.map((game) => [game, 'deal'] as const),
    ...STATES.map((state) => ['klondike', state] as const),
    ['over-under', 'lost'] as const,
  ])
    it(`${variant}, ${name}`, async () => {
      const make = TABLE_STATES[name === 'deal' ? 'the deal' : name] as State;
      await expectGolden(`${variant}-${name}`, await make(variant));
    });

  describe('of the dialog:', () => {
    const { Date: Real } = globalThis;
    const day = (): Date => new Real(2026, 10, 21, 12);
    before(() => {
      // the calendar shows today
      class Fixed extends Real {
        constructor(...args: unknown[]) {
          super(...((args.length ? args : [day().getTime()]) as [number]));
        }
        static override now = (): number => day().getTime();
      }
      globalThis.Date = Fixed as DateConstructor;
    });
    after(() => {
      globalThis.Date = Real;
    });

    for (const [page, make] of Object.entries(PAGE_STATES)) {
      it(page, async () => expectGolden(`dialog-${page}`, await make('klondike')));
    }
    it('a confirmation', async () => expectGolden('dialog-question', await pendingOption('klondike')));
    it('the replay of a solution', async () => expectGolden('dialog-replay', await replayed()));
  });
});
