// Sets attributes and properties to arbitrary values and calls methods with arbitrary arguments, in any order, while
// the elements are on the page and while they are detached: no exception, a playable table, and one report for each
// invalid value. FUZZ sets the number of settings. test/node/setup-fuzz.long.test.ts tests the values alone.
import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { Game, variants } from '../../src/engine.js';
import { CHOICES } from '../../src/elements/game-attributes.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { HOSTILE } from '../support/hostile.js';
import { anyText, anyValue } from '../support/odd-values.js';
import { watchWarnings, type Warnings } from '../support/page.js';
import { atTable, clearStorage, part, positionPiles, shownPiles } from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { nextTask } from '../support/until.js';
import { until } from '../support/until.js';

const { fuzz, seed } = await proofSettings();
/** The number of settings made on one element. */
const EACH = 50;

const TAGS = ['solitaire-game', 'card-pile', 'playing-card'] as const;
/** The properties of an element besides its attributes. */
const OTHER_ATTRIBUTES = ['lang', 'dir', 'id', 'class', 'hidden', 'data-odd', 'card', 'pile', 'cards'];

interface Class {
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly state?: boolean }>;
}
const classOf = (tag: string): Class => customElements.get(tag) as unknown as Class;
const propertiesOf = (tag: string): readonly string[] =>
  [...classOf(tag).elementProperties].flatMap(([name, { state }]) => (state ? [] : [name]));

/** Properties of a game that accept only some values; the other properties accept every value used here. */
const RESTRICTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({ ...CHOICES, ...PREFERENCES, variant: [...variants.keys()] }).filter(
    ([, values]) => !values.includes('on'),
  ),
);

/** The methods of a game that take an argument. */
const METHODS = ['newGame', 'play', 'load'] as const;

type Action =
  | { readonly kind: 'attribute'; readonly which: number; readonly value: string | null }
  | { readonly kind: 'property' | 'method'; readonly which: number; readonly value: () => unknown }
  | { readonly kind: 'connect' | 'disconnect' | 'wait' };

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('attribute' as const),
        which: fc.nat(),
        value: fc.oneof({ weight: 8, arbitrary: anyText(20_000) }, fc.constant(null)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('property' as const), which: fc.nat(), value: anyValue }),
    },
    fc.record({ kind: fc.constant('method' as const), which: fc.nat(), value: anyValue }),
    fc.record({ kind: fc.constantFrom('connect' as const, 'disconnect' as const, 'wait' as const) }),
    fc.record({ kind: fc.constant('wait' as const) }),
  ),
  { minLength: EACH, maxLength: EACH },
);

describe('attributes set to arbitrary values', function () {
  this.timeout(60_000 + fuzz * 40);
  atTable();
  let warnings: Warnings;
  const thrown: string[] = [];
  const stop = new AbortController();

  before(() => {
    const { signal } = stop;
    addEventListener('error', ({ message }) => thrown.push(message), { signal });
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)), { signal });
  });
  beforeEach(() => {
    warnings = watchWarnings();
  });
  afterEach(() => warnings.stop());
  after(() => stop.abort());

  /** Checks that the table is visible, and that a move can be made and undone. */
  async function expectPlayable(game: SolitaireGame): Promise<void> {
    // while it searches for a winnable deal, which waits until the table is in view, there are no cards
    if (part(game, '.table').inert && !game.matches(':state(paused)')) return;
    const { position } = game;
    expect(shownPiles(game)).to.deep.equal(positionPiles(position));
    expect(position.piles.flatMap(({ cards }) => cards)).to.have.lengthOf(52);
    const [move] = position.status === 'playing' ? Game.at(position).legalMoves() : [];
    // while it searches for a winnable deal, no move can be made
    if (!move || game.deals !== 'any') return;
    expect(game.play(move), JSON.stringify(move)).to.equal(true);
    expect(game.undo()).to.equal(true);
    await game.updateComplete;
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  }

  for (const tag of TAGS) {
    it(`<${tag}> throws nothing and works like a new element afterwards`, async () => {
      const runs = Math.ceil((tag === 'solitaire-game' ? fuzz * 0.8 : fuzz * 0.1) / EACH);
      const { observedAttributes } = classOf(tag);
      const attributes = [...observedAttributes, ...observedAttributes, ...OTHER_ATTRIBUTES];
      const properties = propertiesOf(tag);
      const container = document.createElement('div');
      document.body.append(container);
      await fc.assert(
        fc.asyncProperty(actions, async (list) => {
          clearStorage();
          warnings.messages.length = 0;
          const element = document.createElement(tag);
          // searches for winnable deals would take most of the time
          if (tag === 'solitaire-game') element.setAttribute('deals', 'any');
          for (const action of list) {
            if (action.kind === 'attribute') {
              const name = attributes[action.which % attributes.length] ?? '';
              if (action.value === null) element.removeAttribute(name);
              else element.setAttribute(name, action.value);
            } else if (action.kind === 'property') {
              const name = properties[action.which % properties.length] ?? '';
              Object.assign(element, { [name]: action.value() });
            } else if (action.kind === 'method') {
              if (tag !== 'solitaire-game') continue;
              const name = METHODS[action.which % METHODS.length] ?? 'play';
              void (element as SolitaireGame)[name](action.value() as never);
            } else if (action.kind === 'connect') container.append(element);
            else if (action.kind === 'disconnect') element.remove();
            // not `updateComplete`: it never resolves before the element is first connected
            else await nextTask();
          }
          container.append(element);
          await element.updateComplete;
          expect(thrown.splice(0).join('\n')).to.equal('');
          if (element.localName === 'solitaire-game') await expectPlayable(element as SolitaireGame);
          const known = /^(<(solitaire-game|card-pile|playing-card)>: |Lit )/;
          expect(warnings.messages.filter((line) => !known.test(line))).to.deep.equal([]);
          expect(new Set(warnings.messages).size, 'each value is reported once').to.equal(
            warnings.messages.length,
          );
          element.remove();
          await Promise.resolve();
          expect(thrown.splice(0).join('\n')).to.equal('');
        }),
        { numRuns: runs, seed, includeErrorInReport: true, interruptAfterTimeLimit: 50_000 + fuzz * 35 },
      );
      container.remove();
    });
  }

  it('an element that is removed immediately, gets another game while detached, and is inserted again works', async () => {
    for (const wait of [false, true]) {
      const game = document.createElement('solitaire-game');
      document.body.append(game);
      if (wait) await game.updateComplete;
      game.remove();
      await nextTask();
      void game.newGame({ variant: 'reno' });
      await nextTask();
      document.body.append(game);
      await game.updateComplete;
      expect(thrown.splice(0).join('\n')).to.equal('');
      expect(game.position.variant).to.equal('reno');
      await expectPlayable(game);
      game.remove();
    }
  });

  for (const tag of TAGS) {
    it(`<${tag}> accepts or rejects each odd value of each property with at most one report`, async () => {
      const element = document.createElement(tag);
      document.body.append(element);
      await element.updateComplete;
      // until now, a script of the page might have defined the unknown games of the tests before
      Object.assign(element, { variant: 'unheard-of' });
      if (tag === 'solitaire-game')
        await until(() => warnings.messages.some((line) => line.includes('unheard-of')), 'the report');
      Object.assign(element, { variant: undefined });
      warnings.messages.splice(0);
      for (const name of propertiesOf(tag)) {
        for (const make of [...HOSTILE, () => undefined]) {
          Object.assign(element, { [name]: make() });
          await element.updateComplete;
          const values = tag === 'solitaire-game' && RESTRICTED.get(name);
          const held = values ? String(Reflect.get(element, name)) : 'undefined';
          if (values && held !== 'undefined' && !values.includes(held))
            // messages shorten long values; an unknown game is reported when no script is expected to define it
            await until(
              () =>
                warnings.messages.some((line) => line.startsWith(`<${tag}>: ${name}="${held.slice(0, 500)}`)),
              `the report of ${name} = ${held.slice(0, 40)}`,
            );
        }
      }
      expect(thrown.splice(0).join('\n')).to.equal('');
      const { messages } = warnings;
      const again = messages.filter((message, i) => messages.indexOf(message) < i);
      expect(again, 'values that are reported again').to.deep.equal([]);
      if (element.localName === 'solitaire-game') await expectPlayable(element as SolitaireGame);
      element.remove();
    });
  }

  it('leave the prototypes of built-in objects unchanged', () => {
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
    expect(({} as Record<string, unknown>)['bad']).to.equal(undefined);
  });
});
