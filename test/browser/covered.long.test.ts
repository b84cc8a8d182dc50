// Pyramid and TriPeaks on the page: whole games are won by mouse, finger and keys; covered cards stay in place; the
// display, the focus and the announcements follow each pair.
import { expect } from '@open-wc/testing';
import { Game, type Variant } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { pyramid } from '../../src/games/pyramid.js';
import { triPeaks } from '../../src/games/tri-peaks.js';
import { solve } from '../../src/solver.js';
import { axNodes, axTree } from '../support/commands.js';
import { mouseClicks, pressKeys } from '../support/hands.js';
import {
  atTable,
  byClicks,
  byDrag,
  byKeys,
  byTouch,
  cardsIn,
  focusLabel,
  focusedPile,
  gripOf,
  lifting,
  mount,
  pile,
  positionPiles,
  shownPiles,
  topOf,
  type Way,
} from '../support/play.js';

const GAMES: readonly (readonly [variant: Variant, deal: number])[] = [
  [pyramid, 37],
  [triPeaks, 21],
];

/** The table as shown, without empty piles. */
const shown = (game: SolitaireGame): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shownPiles(game)).map(([id, cards]) => [id, pile(game, id).hidden ? '' : cards]),
  );

describe('games in which cards cover others', () => {
  const eventLog = atTable([900, 900]);
  before(async () => {
    const all = '/dist/games/all.js';
    await import(all);
  });

  const announcements = (): string[] => eventLog.of('solitaire-announce').map(({ text }) => text);
  const seated = async (variant: Variant, deal: number): Promise<SolitaireGame> => {
    const game = await mount({ variant: variant.id, deal: String(deal) });
    eventLog.clear();
    return game;
  };

  const WAYS: readonly (readonly [name: string, way: Way])[] = [
    ['by dragging', byDrag],
    ['by clicks', byClicks],
    ['by touch', byTouch],
    ['by digits and arrows', byKeys('digits')],
    ['by arrows and Enter alone', byKeys('arrows')],
    ['by Tab to the targets', byKeys('tab')],
  ];
  for (const [variant, deal] of GAMES) {
    for (const [name, way] of WAYS) {
      it(`${variant.id} is won ${name}`, async function () {
        this.timeout(120_000);
        const game = await seated(variant, deal);
        const { line = [] } = solve(Game.deal(variant, { deal }).position, { variant });
        expect(line.length).to.be.greaterThan(30);
        if (name.includes('Enter') || name.includes('Tab') || name.includes('digits')) game.focus();
        for (const [i, move] of line.entries()) {
          await way(game, move);
          expect(game.position.moves, `${String(i)}: ${JSON.stringify(move)}`).to.equal(i + 1);
          expect(shown(game)).to.deep.equal(positionPiles(game.position));
        }
        expect(game.status).to.equal('won');
      });
    }
  }

  it('a tap removes a pair, and another tap on it at once the pair with the next card', async () => {
    const game = await seated(pyramid, 1);
    await mouseClicks([topOf(game, 'tableau-23')]);
    expect(game.position.piles.at(-1)?.cards).to.deep.equal(['4C', '9H']);
    expect(announcements().at(-1)).to.equal(
      '4 of clubs and 9 of hearts to discard pile. 5 of spades is now on top of place 17.',
    );
    game.undo();
    await mouseClicks([topOf(game, 'tableau-22')]);
    expect(game.position.piles.at(-1)?.cards).to.deep.equal(['KC']);
  });

  it('a covered card cannot be picked up, and the reason is announced', async () => {
    const game = await seated(pyramid, 1);
    await mouseClicks([gripOfCorner(game, 'tableau-16')]);
    expect(game.position.moves).to.equal(0);
    expect(announcements()).to.deep.equal(['Not allowed: other cards lie on it.']);
  });

  it('a card that does not match is refused, and the announcement names the matching rank', async () => {
    const game = await lifting(await seated(pyramid, 1));
    eventLog.clear();
    await mouseClicks([topOf(game, 'tableau-23'), topOf(game, 'tableau-25')]);
    expect(announcements().at(-1)).to.match(/ace|9/i);
  });

  it('an empty place is not shown and cannot be focused, and arrow keys skip it', async () => {
    const game = await seated(pyramid, 1);
    game.focus();
    await pressKeys([...Array<string>(9).fill('ArrowRight')]);
    game.play({ kind: 'pair', from: 'tableau-23', with: 'tableau-24' });
    expect(pile(game, 'tableau-23').hidden).to.equal(true);
    expect(pile(game, 'tableau-23').getBoundingClientRect().width).to.equal(0);
    const names = axNodes(await axTree()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Place 23'))).to.deep.equal([]);
    const seen = new Set<string | undefined>();
    for (let n = 0; n < 40; n++) {
      await pressKeys(['ArrowLeft']);
      seen.add(focusedPile());
    }
    expect(seen.has('tableau-23')).to.equal(false);
    game.undo();
    expect(pile(game, 'tableau-23').hidden).to.equal(false);
    expect(cardsIn(game, 'tableau-23')).to.have.lengthOf(1);
  });

  it('the arrow keys move the focus from row to row', async () => {
    const game = await seated(pyramid, 1);
    game.focus();
    await pressKeys(['Control+Home']);
    expect(focusedPile()).to.equal('tableau-1');
    const way: (string | undefined)[] = [];
    for (let n = 0; n < 7; n++) {
      await pressKeys(['ArrowDown']);
      way.push(focusedPile());
    }
    expect(way.slice(0, 6).map((id) => Number(id?.replace('tableau-', '')))).to.deep.equal([
      2, 4, 7, 11, 16, 22,
    ]);
    expect(way.at(-1)).to.equal('stock');
    await pressKeys(['ArrowUp']);
    expect(focusedPile()).to.equal('tableau-22');
    expect(focusLabel()).to.equal('King of clubs');
  });

  /** A point of a card that the next row does not cover. */
  function gripOfCorner(game: SolitaireGame, id: string): [number, number] {
    const [x, y] = gripOf(cardsIn(game, id)[0] as HTMLElement);
    const { top, height } = (cardsIn(game, id)[0] as HTMLElement).getBoundingClientRect();
    return [x, Math.min(y, top + height / 4)];
  }
});
