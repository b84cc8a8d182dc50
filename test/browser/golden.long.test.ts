// Compares Chromium's accessibility tree of each game and each page of the dialog with reviewed files (test/golden).
// After an intended change run `npm run golden`, and read the difference.
import { expect } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/elements/index.js';
import { axNodes, axTree, type AxNode } from '../support/commands.js';
import { GAMES } from '../support/lines.js';
import { atTable, nextFrame } from '../support/play.js';
import { until } from '../support/until.js';
import { pendingOption, PAGE_STATES, replayed, TABLE_STATES, type State } from '../support/states.js';
import { executeServerCommand } from '@web/test-runner-commands';

/** The properties that a screen reader reports besides role and name. */
const REPORTED_STATES = [
  'disabled',
  'pressed',
  'checked',
  'expanded',
  'selected',
  'hasPopup',
  'level',
  'modal',
  'invalid',
];

const isText = ({ role }: AxNode): boolean => role === 'StaticText';

/** The descendants that contribute to the name. */
const below = (node: AxNode): readonly AxNode[] => {
  const texts = node.children.map(({ name }) => name.trim()).join(' ');
  return node.children.every(isText) && texts === node.name.trim() ? [] : node.children;
};

/** The lines of a tree. The time is replaced by the initial time, because it changes. */
function outline(node: AxNode, depth = 0): string[] {
  const { role, name, description, value, states } = node;
  const shownStates = REPORTED_STATES.flatMap((state) => {
    const is = states[state] as string | number | boolean | undefined;
    if (is === undefined || is === false || is === 'false') return [];
    return [is === true || is === 'true' ? state : `${state} ${is}`];
  });
  const words = [
    isText(node) ? 'text' : role,
    ...(name ? [JSON.stringify(name)] : []),
    ...(value !== undefined && value !== name ? [`= ${JSON.stringify(value)}`] : []),
    ...(description ? [`(${description})`] : []),
    ...(shownStates.length ? [`[${shownStates.join(', ')}]`] : []),
  ];
  const line = `${'  '.repeat(depth)}${words.join(' ')}`.replace(/"\d+:\d\d"/, '"0:00"');
  return [line, ...below(node).flatMap((child) => outline(child, depth + 1))];
}

/** The content of the golden file of this name, updated first on request. */
async function goldenText(name: string, text: string): Promise<string> {
  const answer = await executeServerCommand<{ text: string }, { name: string; text: string }>('golden', {
    name,
    text,
  });
  return answer.text;
}

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
