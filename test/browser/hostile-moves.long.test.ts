// A table that the page moves: within the document during a drag, an animation, a dialog or a search, to other
// documents and shadow roots, and back; cloned, and created in documents that are not rendered. The game continues
// unchanged, and no dragged or animated card stays outside its pile.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse } from '../support/commands.js';
import { mouseClicks, mouseDrag, mouseHold } from '../support/hands.js';
import { anotherWindow, watchWarnings } from '../support/page.js';
import {
  allCards,
  cardsAreStill,
  atTable,
  BUILT,
  deckOfText,
  dragPath,
  lifting,
  mount,
  nextFrame,
  part,
  positionPiles,
  finalBox,
  shownPiles,
  stockPoint,
  topOf,
  wins,
} from '../support/play.js';
import { watchSearches } from '../support/searches.js';
import { until } from '../support/until.js';
import { isOpen } from '../support/dialog.js';

const [klondike] = (await wins()).filter(({ variant }) => variant === 'klondike');
const deck = deckOfText(klondike?.deck ?? '');
const DRAW = { kind: 'draw' } as const;

/** The ways in which pages and frameworks move an element. */
const MOVES: Readonly<Record<string, (game: Element, to: Element) => void>> = {
  append: (game, to) => to.append(game),
  insertBefore: (game, to) => to.insertBefore(game, to.firstChild),
  replaceChildren: (game, to) => to.replaceChildren(game),
  'moveBefore, or append if it is not supported': (game, to) => {
    if ('moveBefore' in Element.prototype) to.moveBefore(game, null);
    else to.append(game);
  },
  'removal and insertion': (game, to) => {
    game.remove();
    to.append(game);
  },
  'wrapping in another parent': (game, to) => {
    const wrap = document.createElement('section');
    game.replaceWith(wrap);
    wrap.append(game);
    to.append(wrap);
  },
};

/** Actions that are in progress when the table is moved. */
const IN_PROGRESS: Readonly<Record<string, (game: SolitaireGame) => Promise<unknown>>> = {
  'in the middle of a drag': (game) =>
    mouseDrag(dragPath(game, 'tableau-5', 'tableau-2', 1), { drop: false }),
  'in the middle of a carried card': async (game) => mouseClicks([topOf(await lifting(game), 'tableau-5')]),
  'in the middle of an animation': async (game) => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    game.redo();
  },
  'in the middle of an open dialog': async (game) => {
    part(game, '[part~=deal]').click();
    await game.updateComplete;
    await nextFrame();
  },
  'in the middle of a search': async (game) => {
    const searches = watchSearches();
    game.removeAttribute('without');
    await until(() => searches.running, 'a search');
    searches.stop();
  },
};

async function expectAtRest(game: SolitaireGame): Promise<void> {
  await until(() => cardsAreStill(game), 'all animations have ended');
  await nextFrame();
  const floating = allCards(game).filter(
    (node) =>
      node.style.transform ||
      node.matches('.lifted, .animated, .picked') ||
      node.querySelector('[aria-current]') !== null,
  );
  expect(
    floating.map((node) => node.outerHTML.slice(0, 100)),
    'cards outside their piles',
  ).to.deep.equal([]);
  expect(game.matches(':state(carrying)')).to.equal(false);
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  expect(part(game, '.table').querySelectorAll('.target, .over')).to.have.lengthOf(0);
  expect(isOpen(game), 'dialog').to.equal(false);
}

describe('a table that is moved', () => {
  const eventLog = atTable();
  let warnings: ReturnType<typeof watchWarnings>;
  beforeEach(() => {
    warnings = watchWarnings();
  });
  afterEach(async () => {
    warnings.stop();
    await resetMouse();
  });

  /** A table after three moves, one of them undone. */
  async function begun(): Promise<SolitaireGame> {
    const game = await mount({ without: 'verdict' });
    await game.newGame({ variant: 'klondike', deck });
    for (let i = 0; i < 3; i++) game.play(DRAW);
    game.undo();
    await nextFrame();
    return game;
  }

  for (const [what, begin] of Object.entries(IN_PROGRESS)) {
    for (const [way, move] of Object.entries(MOVES)) {
      it(`by ${way} ${what} keeps its game, and no dragged or animated card remains outside its pile`, async () => {
        const game = await begun();
        const to = await fixture<HTMLElement>(html`<div><p>Here</p></div>`);
        await begin(game);
        const { position, elapsed } = game;
        move(game, to);
        expect(game.position).to.equal(position);
        expect(game.elapsed).to.be.at.least(elapsed);
        await mouseHold([20, 20], { drop: true });
        await expectAtRest(game);
        expect(game.position, 'the pointer makes no move').to.equal(position);
        expect(game.undo()).to.equal(true);
        game.scrollIntoView();
        await nextFrame();
        const { moves } = game.position;
        await mouseClicks([stockPoint(game)]);
        expect(game.position.moves).to.equal(moves + 1);
        expect(eventLog.of('solitaire-error')).to.deep.equal([]);
        expect(warnings.messages).to.deep.equal([]);
      });
    }
  }

  it('by a framework that sorts a keyed list keeps its game', async () => {
    const list = await fixture<HTMLElement>(html`<ul></ul>`);
    const games = Array.from({ length: 4 }, (_, i) => {
      const game = document.createElement('solitaire-game');
      game.setAttribute('deal', String(i + 1));
      list.append(game);
      return game;
    });
    await Promise.all(games.map((game) => game.updateComplete));
    games.forEach((game, i) => {
      for (let n = 0; n <= i; n++) game.play(DRAW);
    });
    const before = games.map(({ position }) => position);
    for (const order of [
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [0, 1, 2, 3],
    ]) {
      for (const i of order) list.insertBefore(games[i] as Element, null);
      await nextFrame();
    }
    expect(games.map(({ position }) => position)).to.deep.equal(before);
    for (const game of games) await expectAtRest(game);
  });

  it('between shadow roots keeps its game and its styles', async () => {
    const game = await begun();
    const { position } = game;
    const hosts = [document.createElement('div'), document.createElement('div')];
    (game.parentElement as HTMLElement).append(...hosts);
    for (const host of hosts) host.attachShadow({ mode: 'open' }).append(game);
    await nextFrame();
    expect(game.position).to.equal(position);
    expect(getComputedStyle(part(game, '.table')).position).to.equal('relative');
    await expectAtRest(game);
  });

  describe('to another document', () => {
    let frame: HTMLIFrameElement;
    beforeEach(async () => {
      frame = await anotherWindow();
    });

    const otherDocument = (): Document => frame.contentDocument as Document;

    it('and back is playable in both, and looks as before', async () => {
      const game = await begun();
      const parent = game.parentElement as HTMLElement;
      const { position } = game;
      const size = (): readonly number[] => {
        const { width, height } = finalBox(allCards(game).at(-1) as Element);
        return [width, height];
      };
      game.style.inlineSize = '600px';
      const before = size();
      otherDocument().body.append(game);
      await nextFrame();
      expect(game.position).to.equal(position);
      expect(size()).to.deep.equal(before);
      expect(game.play(DRAW)).to.equal(true);
      await expectAtRest(game);
      parent.append(game);
      await nextFrame();
      expect(size()).to.deep.equal(before);
      game.scrollIntoView();
      await mouseClicks([stockPoint(game)]);
      expect(game.position.moves).to.equal(position.moves + 2);
      await expectAtRest(game);
    });

    it('and given another game there, or first rendered there, has all its piles', async () => {
      const game = await begun();
      const fresh = document.createElement('solitaire-game');
      fresh.deals = 'any';
      otherDocument().body.append(game, fresh);
      await Promise.all([game.updateComplete, fresh.updateComplete]);
      game.variant = 'reno';
      await game.updateComplete;
      expect(game.position.variant).to.equal('reno');
      for (const table of [game, fresh]) await expectAtRest(table);
      for (const { offsetWidth } of [...allCards(game), ...allCards(fresh)])
        expect(offsetWidth, 'width of a card').to.be.above(20);
      expect(warnings.messages).to.deep.equal([]);
    });

    it('as the last of many renders its cards near the viewport there', async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const tables = Array.from({ length: 16 }, () => document.createElement('solitaire-game'));
      page.append(...tables);
      await Promise.all(tables.map((table) => table.updateComplete));
      const last = tables.at(-1) as SolitaireGame;
      expect(allCards(last)).to.have.lengthOf(0);
      otherDocument().body.append(last);
      frame.scrollIntoView();
      while (!allCards(last).length) await nextFrame();
      await expectAtRest(last);
    });

    it('in the middle of a drag returns the cards', async () => {
      const game = await begun();
      await mouseDrag(dragPath(game, 'tableau-5', 'tableau-2', 1), { drop: false });
      otherDocument().body.append(game);
      await mouseHold([20, 20], { drop: true });
      await expectAtRest(game);
    });

    it('without being rendered, and back, keeps its game and its styles', async () => {
      const game = await begun();
      const parent = game.parentElement as HTMLElement;
      const { position } = game;
      for (const other of [
        document.implementation.createHTMLDocument().body,
        document.createElement('template').content,
        new DOMParser().parseFromString('<p>', 'text/html').body,
        document.createDocumentFragment(),
      ]) {
        other.append(game);
        await nextFrame();
        parent.append(game);
        await nextFrame();
      }
      expect(game.position).to.equal(position);
      expect(getComputedStyle(part(game, '.table')).position).to.equal('relative');
      await expectAtRest(game);
      expect(warnings.messages).to.deep.equal([]);
    });

    it('that is rewritten with document.open works when it is inserted again', async () => {
      const game = await begun();
      const { position } = game;
      const parent = game.parentElement as HTMLElement;
      otherDocument().body.append(game);
      await nextFrame();
      const doc = otherDocument();
      doc.open();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- pages still do it
      doc.write(
        `<!doctype html><script type="module" src="${BUILT}"></script><solitaire-game deal="4"></solitaire-game>`,
      );
      doc.close();
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      parent.append(game);
      await nextFrame();
      expect(game.position).to.equal(position);
      await expectAtRest(game);
      const other = otherDocument().querySelector('solitaire-game') as SolitaireGame;
      await other.updateComplete;
      expect(other.position.deal).to.equal(4);
    });
  });

  it('created by parsing, in a template, a fragment or another document, works once it is on the page', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const source = '<solitaire-game deal="4" variant="reno"></solitaire-game>';
    const template = document.createElement('template');
    template.setHTMLUnsafe(source);
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const foreign = document.implementation.createHTMLDocument().createElement('solitaire-game');
    const made: Node[] = [
      template.content.cloneNode(true),
      document.importNode(template.content, true),
      ...parsed.body.childNodes,
      foreign,
      document.createRange().createContextualFragment(source),
    ];
    parent.append(...made);
    for (const game of parent.querySelectorAll('solitaire-game')) {
      await game.updateComplete;
      // with so many tables, those further down render their cards when they are near the viewport
      game.scrollIntoView();
      while (!allCards(game).length) await nextFrame();
      await expectAtRest(game);
      expect(getComputedStyle(part(game, '.table')).position).to.equal('relative');
    }
    expect(parent.querySelectorAll('solitaire-game')).to.have.lengthOf(5);
  });

  it('cloned with its content is another table with its own game and a single live region', async () => {
    const game = await mount({ deal: '4' });
    game.play(DRAW);
    game.undo();
    await nextFrame();
    expect(game.querySelectorAll('[slot=solitaire-status]')).to.have.lengthOf(1);
    game.play(DRAW);
    const copy = game.cloneNode(true) as SolitaireGame;
    game.after(copy);
    await copy.updateComplete;
    copy.play(DRAW);
    copy.play(DRAW);
    expect(copy.querySelectorAll('[slot=solitaire-status]')).to.have.lengthOf(1);
    expect([game.position.moves, copy.position.moves]).to.deep.equal([1, 2]);
    expect(
      Object.keys(localStorage)
        .filter((key) => key.includes(':game:'))
        .sort(),
    ).to.deep.equal(['solitaire-elements:game:klondike.4', 'solitaire-elements:game:klondike.4#2']);
    await expectAtRest(copy);
  });
});
