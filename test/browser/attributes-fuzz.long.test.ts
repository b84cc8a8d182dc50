// Attributes and properties set to anything, and methods called with anything, in any order, while the elements are on the
// page and while they are not: no exception, a table that can be played, and of each wrong value one word. FUZZ: how many
// settings. Values alone are tried in Node (test/node/setup-fuzz.test.ts).
import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import { Game, variants } from '../../src/engine.js';
import { CHOICES } from '../../src/elements/game-attributes.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { HOSTILE } from '../support/hostile.js';
import { oddText, oddValue } from '../support/odd-values.js';
import { watchWarnings, type Warnings } from '../support/page.js';
import { atTable, forget, part, positionPiles, shownPiles } from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { nextTask } from '../support/until.js';

const { fuzz, seed } = await proofSettings();
/** So many settings are made of one element. */
const EACH = 50;

const TAGS = ['solitaire-game', 'card-pile', 'playing-card'] as const;
/** What is there besides the attributes of an element. */
const MORE = ['lang', 'dir', 'id', 'class', 'hidden', 'data-odd', 'card', 'pile', 'cards'];

interface Class {
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly state?: boolean }>;
}
const classOf = (tag: string): Class => customElements.get(tag) as unknown as Class;
const propertiesOf = (tag: string): readonly string[] =>
  [...classOf(tag).elementProperties].flatMap(([name, { state }]) => (state ? [] : [name]));

/** Properties of a game of which each value is one of a few; of others any value is right that is there. */
const FEW: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({ ...CHOICES, ...PREFERENCES, variant: [...variants.keys()] }).filter(
    ([, values]) => !values.includes('on'),
  ),
);

/** What a page can ask of a game, that takes an argument. */
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
        value: fc.oneof({ weight: 8, arbitrary: oddText(20_000) }, fc.constant(null)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('property' as const), which: fc.nat(), value: oddValue }),
    },
    fc.record({ kind: fc.constant('method' as const), which: fc.nat(), value: oddValue }),
    fc.record({ kind: fc.constantFrom('connect' as const, 'disconnect' as const, 'wait' as const) }),
    fc.record({ kind: fc.constant('wait' as const) }),
  ),
  { minLength: EACH, maxLength: EACH },
);

describe('attributes set to anything', function () {
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

  /** A table that is to be seen, and on which a move can be made and taken back. */
  async function expectPlayable(game: SolitaireGame): Promise<void> {
    // while a winnable deal is searched, which waits for a table out of view, there are no cards
    if (part(game, '[role=grid]').inert && !game.matches(':state(paused)')) return;
    const { position } = game;
    expect(shownPiles(game)).to.deep.equal(positionPiles(position));
    expect(position.piles.flatMap(({ cards }) => cards)).to.have.lengthOf(52);
    const [move] = position.status === 'playing' ? Game.at(position).legalMoves() : [];
    // while a winnable deal is searched, no move is made
    if (!move || game.deals !== 'any') return;
    expect(game.play(move), JSON.stringify(move)).to.equal(true);
    expect(game.undo()).to.equal(true);
    await game.updateComplete;
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  }

  for (const tag of TAGS) {
    it(`<${tag}> throws nothing and stays as good as new`, async () => {
      const runs = Math.ceil((tag === 'solitaire-game' ? fuzz * 0.8 : fuzz * 0.1) / EACH);
      const { observedAttributes } = classOf(tag);
      const attributes = [...observedAttributes, ...observedAttributes, ...MORE];
      const properties = propertiesOf(tag);
      const home = document.createElement('div');
      document.body.append(home);
      await fc.assert(
        fc.asyncProperty(actions, async (list) => {
          forget();
          warnings.said.length = 0;
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
            } else if (action.kind === 'connect') home.append(element);
            else if (action.kind === 'disconnect') element.remove();
            // not its own promise: before it is on a page for the first time, that is never kept
            else await nextTask();
          }
          home.append(element);
          await element.updateComplete;
          expect(thrown.splice(0).join('\n')).to.equal('');
          if (element.localName === 'solitaire-game') await expectPlayable(element as SolitaireGame);
          const known = /^(<(solitaire-game|card-pile|playing-card)>: |Lit )/;
          expect(warnings.said.filter((line) => !known.test(line))).to.deep.equal([]);
          expect(new Set(warnings.said).size, 'each told once').to.equal(warnings.said.length);
          element.remove();
          await Promise.resolve();
          expect(thrown.splice(0).join('\n')).to.equal('');
        }),
        { numRuns: runs, seed, includeErrorInReport: true, interruptAfterTimeLimit: 50_000 + fuzz * 35 },
      );
      home.remove();
    });
  }

  it('a game put on the page and taken off at once, dealt another game there, and put back, is whole', async () => {
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
    it(`<${tag}> takes or refuses each odd value of each property, with one word`, async () => {
      const element = document.createElement(tag);
      document.body.append(element);
      await element.updateComplete;
      for (const name of propertiesOf(tag)) {
        for (const make of [...HOSTILE, () => undefined]) {
          Object.assign(element, { [name]: make() });
          await element.updateComplete;
          const values = tag === 'solitaire-game' && FEW.get(name);
          const held = values ? String(Reflect.get(element, name)) : 'undefined';
          if (values && held !== 'undefined' && !values.includes(held))
            // long values are cut in messages
            expect(
              warnings.said.some((line) => line.startsWith(`<${tag}>: ${name}="${held.slice(0, 500)}`)),
              `${name} = ${held.slice(0, 40)} is reported`,
            ).to.equal(true);
        }
      }
      expect(thrown.splice(0).join('\n')).to.equal('');
      expect(new Set(warnings.said).size, 'each told once').to.equal(warnings.said.length);
      if (element.localName === 'solitaire-game') await expectPlayable(element as SolitaireGame);
      element.remove();
    });
  }

  it('changed nothing of what all objects share', () => {
    expect(Object.keys(Object.prototype)).to.deep.equal([]);
    expect(({} as Record<string, unknown>)['bad']).to.equal(undefined);
  });
});
