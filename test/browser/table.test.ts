// The table between moves: hint markers, the cover during a pause, the focus ring.
import { expect } from '@open-wc/testing';
import { defineVariant, type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, middleOf, resetMouse } from '../support/commands.js';
import { mouseClicks, mouseDrag, pressKey, pressKeys } from '../support/hands.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import { logEvents } from '../support/listen.js';
import { tool } from '../support/page.js';
import {
  allCards,
  atTable,
  cardsIn,
  deepActive,
  gripOf,
  lifting,
  nextFrame,
  part,
  pile,
  rows,
  mount,
  mountWin,
} from '../support/play.js';
import { expectPilesApart, groups, idOf, inFront } from '../support/sight.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';

describe('the table', function () {
  this.timeout(30_000);

  atTable([800, 900]);
  afterEach(() => resetMouse());

  describe('the marks of a hint', () => {
    const hint = (game: SolitaireGame): Promise<void> => mouseClicks([middleOf(tool(game, 'Hint'))]);

    /** The marked elements: top cards, empty spots, and piles. */
    function marked(game: SolitaireGame): { from?: string; cards: number; to?: string } {
      const found: { from?: string; cards: number; to?: string } = { cards: 0 };
      for (const row of rows(game)) {
        if (row.matches('.hinted')) found.to = idOf(row);
        const nodes = [...(row.shadowRoot?.querySelectorAll('.card, .place') ?? [])];
        const hinted = nodes.filter((node) => node.matches('.hinted'));
        if (!hinted.length) continue;
        expect(found.from, 'only one pile').to.equal(undefined);
        expect(hinted, 'the top cards').to.deep.equal(nodes.slice(-hinted.length));
        found.from = idOf(row);
        found.cards = hinted.filter((node) => node.matches('.card')).length;
      }
      return found;
    }

    const moveMarked = (game: SolitaireGame): Move => {
      const { from, cards, to } = marked(game);
      if (to !== undefined) return { kind: 'play', from: from ?? '', to, count: cards };
      expect(from).to.equal('stock');
      return { kind: cards ? 'draw' : 'redeal' };
    };

    for (const variant of GAMES) {
      it(`${variant}: show legal moves, for the whole line of hints`, async () => {
        const game = await playedTo(variant, 0);
        for (let moves = 0; moves < 12; moves++) {
          await hint(game);
          if (marked(game).from === undefined) return expect(moves, 'hints').to.be.above(0);
          const move = moveMarked(game);
          expect(game.play(move), JSON.stringify(move)).to.equal(true);
          expect(marked(game), 'the move removes the markers').to.deep.equal({ cards: 0 });
        }
        return undefined;
      });
    }

    const TAKEN: Record<string, (game: SolitaireGame) => unknown> = {
      'a move': (game) => game.play({ kind: 'draw' }),
      'an undo': (game) => game.undo(),
      'a deal': (game) => game.newGame({ deal: 5 }),
      'cards picked up': async (game) => {
        await lifting(game);
        await mouseClicks([gripOf(cardsIn(game, 'tableau-2').at(-1) as HTMLElement)]);
      },
      'a key': (game) => {
        game.focus();
        return pressKey('ArrowRight');
      },
    };
    for (const [name, act] of Object.entries(TAKEN)) {
      it(`are removed by ${name}`, async () => {
        const game = await playedTo('klondike', 1);
        await hint(game);
        const before = rows(game).flatMap((row) => [...(row.shadowRoot?.querySelectorAll('.hinted') ?? [])]);
        expect(before).to.not.deep.equal([]);
        await act(game);
        await nextFrame();
        expect(marked(game)).to.deep.equal({ cards: 0 });
      });
    }

    it('are replaced by those of the next hint', async () => {
      const game = await playedTo('cruel', 0);
      await hint(game);
      const before = marked(game);
      await hint(game);
      expect(marked(game).cards).to.be.above(0);
      expect(marked(game)).to.not.deep.equal(before);
    });

    it('are a line around the card and around its target, also in forced colours', async () => {
      const game = await playedTo('klondike', 0);
      for (const colours of ['none', 'active'] as const) {
        await emulate({ 'forced-colors': colours, 'prefers-reduced-motion': 'reduce' });
        await hint(game);
        const { from, to } = marked(game);
        for (const id of [from, to]) {
          if (id === undefined) continue;
          const top = pile(game, id).shadowRoot?.lastElementChild as Element;
          const { outlineStyle, outlineWidth, animationName } = getComputedStyle(top, '::after');
          const line = colours === 'active' ? 'dashed' : 'solid';
          expect([outlineStyle, parseFloat(outlineWidth) >= 2], id).to.deep.equal([line, true]);
          const pulses = top.getAnimations({ subtree: true }).length;
          expect(pulses, `animated with prefers-reduced-motion: ${animationName}`).to.equal(0);
        }
      }
    });

    it('are shown with the H key', async () => {
      const game = await playedTo('klondike', 0);
      game.focus();
      await pressKey('h');
      expect(game.play(moveMarked(game))).to.equal(true);
      game.noShortcuts = true;
      await game.updateComplete;
      await pressKeys(['ArrowRight', 'h']);
      expect(marked(game)).to.deep.equal({ cards: 0 });
    });
  });

  describe('the cover during a pause', () => {
    const stop = (game: SolitaireGame): Promise<void> => mouseClicks([middleOf(tool(game, 'Pause'))]);
    const visible = (game: SolitaireGame): Element[] =>
      allCards(game).filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const resume = (game: SolitaireGame): HTMLElement => part(game, '[part~=cover] button');

    it('hides every card, without a layout shift', async () => {
      const game = await playedTo('klondike', 12);
      const height = game.getBoundingClientRect().height;
      const places = [...groups(game)];
      expect(visible(game)).to.not.deep.equal([]);
      await stop(game);
      await nextFrame();
      expect(game.matches(':state(paused)')).to.equal(true);
      expect(visible(game)).to.deep.equal([]);
      expect(game.getBoundingClientRect().height).to.equal(height);
      expect([...groups(game)]).to.deep.equal(places);
      await mouseClicks([middleOf(resume(game))]);
      await nextFrame();
      expect(game.matches(':state(paused)')).to.equal(false);
      expect(visible(game)).to.not.deep.equal([]);
      expect([...groups(game)]).to.deep.equal(places);
    });

    it('blocks clicks and keys on the table', async () => {
      const game = await playedTo('klondike', 0);
      const { position } = game;
      const eventLog = logEvents();
      game.focus();
      await stop(game);
      await nextFrame();
      const before = eventLog.of('solitaire-announce').length;
      const grid = part(game, '.table');
      for (const row of rows(game)) await mouseClicks([middleOf(row)]);
      await mouseDrag([middleOf(pile(game, 'tableau-5')), middleOf(pile(game, 'tableau-2'))]);
      // from before the table to after it
      for (let tabs = 0; tabs < 4; tabs++) {
        await pressKeys(['Tab', 'n']);
        expect(grid.contains(game.shadowRoot?.activeElement ?? null)).to.equal(false);
      }
      eventLog.stop();
      expect(game.position).to.equal(position);
      expect(eventLog.of('solitaire-announce')).to.have.lengthOf(before);
    });

    it('returns carried cards', async () => {
      const game = await playedTo('klondike', 0);
      game.focus();
      await pressKeys(['5', 'Enter']);
      expect(game.matches(':state(carrying)')).to.equal(true);
      await stop(game);
      expect(game.matches(':state(carrying)')).to.equal(false);
      expect(allCards(game).filter((node) => node.matches('.picked, .lifted'))).to.deep.equal([]);
      expect(deepActive()).to.not.equal(document.body);
    });
  });

  describe('a new game with other options', () => {
    for (const variant of OPTIONAL.filter(({ options }) => options)) {
      it(`${variant.id}: has all its piles and cards, each in its place`, async () => {
        defineVariant(variant);
        const game = await mount({ variant: variant.id, save: 'none' });
        const overlaps = Object.values(variant.piles).some(({ coveredBy }) => coveredBy);
        for (const options of [...optionSetsOf(variant), {}]) {
          await game.newGame({ deal: 7, options });
          const { piles } = game.position;
          expect(rows(game).map(idOf), JSON.stringify(options)).to.deep.equal(piles.map(({ id }) => id));
          for (const { id, cards } of piles) expect(cardsIn(game, id), id).to.have.lengthOf(cards.length);
          const felt = part(game, '.felt').getBoundingClientRect();
          if (!overlaps) expectPilesApart(game, felt, JSON.stringify(options));
        }
        game.undo();
        await game.updateComplete;
        expect(rows(game).map(idOf)).to.deep.equal(game.position.piles.map(({ id }) => id));
      });
    }
  });

  it('a focused card is not raised above the cards that cover it', async () => {
    const game = await mountWin(shortest('cruel'));
    game.focus();
    await pressKeys(['1', 'ArrowUp', 'ArrowUp']);
    const node = cardsIn(game, 'tableau-1').at(-3) as HTMLElement;
    expect(node.contains(deepActive())).to.equal(true);
    expect(inFront(node)).to.equal(false);
    const top = cardsIn(game, 'tableau-1').at(-1) as HTMLElement;
    expect(inFront(top), 'the top card').to.equal(true);
  });
});
