// Boolean attributes as pages, templates and frameworks write them, including `daily`. The list is that of the
// elements, so that new ones are covered.
import { expect } from '@open-wc/testing';
import { dailyDeal, localDate } from '../../src/engine.js';
import { isBooleanType } from '../../src/elements/shared/boolean-attributes.js';
import { watchWarnings, type Warnings } from '../support/page.js';
import { atTable, loadBuilt, mount, part } from '../support/play.js';

await loadBuilt();

const TAGS = ['solitaire-game', 'card-pile', 'playing-card'] as const;

interface Class {
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: unknown; readonly type?: unknown }>;
}

/** The boolean attributes of an element, each with its property. */
const switchesOf = (tag: string): readonly (readonly [attribute: string, property: string])[] =>
  [...(customElements.get(tag) as unknown as Class).elementProperties]
    // a puzzle needs a line, and its value can be a number of moves (puzzles.test.ts)
    .filter(([property, { type }]) => isBooleanType(type) && property !== 'puzzle')
    .map(([property, { attribute }]) => [
      typeof attribute === 'string' ? attribute : property.toLowerCase(),
      property,
    ]);

/** The properties and markup of an element on the page after it was set up. */
async function stateOf(tag: (typeof TAGS)[number], property: string, setUp: (element: HTMLElement) => void) {
  const element = document.createElement(tag);
  const errors: unknown[] = [];
  element.addEventListener('solitaire-error', ({ detail }) => errors.push(detail.attribute));
  setUp(element);
  document.body.append(element);
  await element.updateComplete;
  const value: unknown = Reflect.get(element, property);
  element.remove();
  return { value, errors };
}

describe('boolean attributes', () => {
  atTable();
  let warnings: Warnings;
  beforeEach(() => {
    warnings = watchWarnings();
  });
  afterEach(() => warnings.stop());

  it('are all in the attribute lists of the elements', () => {
    const found = TAGS.flatMap((tag) => switchesOf(tag).map(([attribute]) => attribute));
    expect(found).to.include.members(['daily', 'winnable', 'left-handed', 'take-back', 'sound', 'face-down']);
  });

  for (const tag of TAGS) {
    for (const [attribute, property] of switchesOf(tag)) {
      describe(`<${tag} ${attribute}>`, () => {
        for (const on of ['', 'true', 'TRUE', attribute]) {
          it(`"${on}" means on, as an attribute and as a property`, async () => {
            const written = await stateOf(tag, property, (element) => element.setAttribute(attribute, on));
            const set = await stateOf(tag, property, (element) => Object.assign(element, { [property]: on }));
            expect([written, set]).to.deep.equal([
              { value: true, errors: [] },
              { value: true, errors: [] },
            ]);
            expect(warnings.messages).to.deep.equal([]);
          });
        }

        it('"false" means off, as an attribute and as a property', async () => {
          for (const off of ['false', 'False']) {
            const written = await stateOf(tag, property, (element) => element.setAttribute(attribute, off));
            const set = await stateOf(tag, property, (element) =>
              Object.assign(element, { [property]: off }),
            );
            expect([written, set]).to.deep.equal([
              { value: false, errors: [] },
              { value: false, errors: [] },
            ]);
          }
          expect(warnings.messages).to.deep.equal([]);
        });

        it('without the attribute it is off again', async () => {
          const { value } = await stateOf(tag, property, (element) => {
            element.setAttribute(attribute, 'true');
            element.removeAttribute(attribute);
          });
          expect(value).to.equal(false);
        });

        it('any other value falls back to the default, with one warning and one solitaire-error', async () => {
          const wrong: ((element: HTMLElement) => void)[] = [
            (element) => element.setAttribute(attribute, 'maybe'),
            (element) => Object.assign(element, { [property]: 'maybe' }),
            (element) => Object.assign(element, { [property]: 2 }),
          ];
          for (const setUp of wrong) {
            warnings.messages.length = 0;
            const { value, errors } = await stateOf(tag, property, setUp);
            expect(value).not.to.equal(true);
            expect(errors).to.deep.equal([attribute]);
            expect(warnings.messages).to.have.lengthOf(1);
            expect(warnings.messages[0]).to.match(
              new RegExp(`^<${tag}>: ${attribute}="(maybe|2)" is ignored`),
            );
          }
        });

        it('an invalid value is also reported if the element is already on the page', async () => {
          const element = document.createElement(tag);
          const reported: unknown[] = [];
          element.addEventListener('solitaire-error', ({ detail }) => reported.push(detail.attribute));
          document.body.append(element);
          await element.updateComplete;
          element.setAttribute(attribute, 'maybe');
          await element.updateComplete;
          expect(reported).to.deep.equal([attribute]);
          element.remove();
        });
      });
    }
  }

  it('daily="true", as Astro writes it, deals the daily deal', async () => {
    for (const daily of ['true', '', 'daily']) {
      const game = await mount({ variant: 'reno', daily, without: 'verdict' });
      expect(game.position.deal).to.equal(dailyDeal(localDate(new Date()), 'reno'));
    }
  });

  it('left-handed="false", as Vue and Angular write it, leaves the stock at the left', async () => {
    const stock = async (attributes: Record<string, string>) => {
      const game = await mount({ deal: '4', ...attributes });
      return part(game, '[pile=stock]').getBoundingClientRect().left;
    };
    const left = await stock({});
    // Firefox rounds to a third of a pixel, up or down
    expect(await stock({ 'left-handed': 'false' })).to.be.closeTo(left, 0.5);
    expect(await stock({ 'left-handed': 'true' })).to.be.above(left + 100);
  });

  it('another spelling of the same value does not deal a new game', async () => {
    const game = await mount({ variant: 'klondike', daily: '' });
    game.play({ kind: 'draw' });
    game.setAttribute('daily', 'true');
    await game.updateComplete;
    expect(game.position.moves).to.equal(1);
  });
});
