// Chromium's accessibility tree of each game and each page of the dialog, compared with files that were read line by
// line as somebody hears them (test/golden). A change that is meant: `npm run golden`, and read the difference.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { axNodes, axTree } from '../support/commands.js';
import { GAMES } from '../support/lines.js';
import { goldenText, outline } from '../support/outline.js';
import { atTable, nextFrame } from '../support/play.js';
import { askedOption, PAGE_STATES, replayed, TABLE_STATES, type State } from '../support/states.js';

/** The tree of the game alone: what a test runner's page holds besides is nobody's matter. */
async function treeOf(game: SolitaireGame): Promise<string> {
  // whether it is known yet is a matter of how quick the computer is
  game.without = 'verdict';
  await game.updateComplete;
  await nextFrame();
  const nodes = axNodes(await axTree());
  // behind a modal dialog there is nothing else
  const top =
    nodes.find(({ role }) => role === 'dialog') ??
    nodes.find(({ role, name }) => role === 'region' && name.endsWith(' solitaire'));
  if (!top) throw new Error(`no game in the tree: ${nodes.map(({ role }) => role).join(' ')}`);
  return `${outline(top).join('\n')}\n`;
}

/** Line by line, so that a difference is read at once. */
async function expectGolden(name: string, game: SolitaireGame): Promise<void> {
  const text = await treeOf(game);
  expect(text.split('\n'), `test/golden/${name}.txt`).to.deep.equal(
    (await goldenText(name, text)).split('\n'),
  );
}

describe('the accessibility tree is as it was reviewed', function () {
  this.timeout(30_000);
  atTable();

  const STATES = { deal: 'the deal', 'mid-game': 'mid-game', carrying: 'carrying', won: 'won' };
  for (const variant of GAMES) {
    for (const [name, state] of Object.entries(STATES)) {
      it(`${variant}, ${state}`, async () => {
        const make = TABLE_STATES[state] as State;
        await expectGolden(`${variant}-${name}`, await make(variant));
      });
    }
  }

  it('over-under, lost', async () => {
    await expectGolden('over-under-lost', await (TABLE_STATES['lost'] as State)('over-under'));
  });

  it('klondike, paused', async () => {
    await expectGolden('klondike-paused', await (TABLE_STATES['paused'] as State)('klondike'));
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
    it('a question', async () => expectGolden('dialog-question', await askedOption('klondike')));
    it('a way through', async () => expectGolden('dialog-replay', await replayed()));
  });
});
