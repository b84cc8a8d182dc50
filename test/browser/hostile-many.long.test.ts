// Fifty tables on a page: all are playable, each saves its own game, and resources are shared.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { mouseClicks } from '../support/hands.js';
import { watchWarnings } from '../support/page.js';
import { saveOf } from '../support/autosave.js';
import {
  allCards,
  atTable,
  deepActive,
  nextFrame,
  part,
  positionPiles,
  shownPiles,
  stockPoint,
} from '../support/play.js';
import { watchSearches } from '../support/searches.js';

/** The workers and audio contexts of the page: those that run now, and the maximum at the same time. */
const made = { workers: 0, most: 0, audio: 0 };
const { Worker: OwnWorker, AudioContext: OwnAudio } = globalThis;

// counted from the start: the worker of the first tables serves all later ones
before(() => {
  globalThis.Worker = class extends OwnWorker {
    constructor(...how: ConstructorParameters<typeof OwnWorker>) {
      super(...how);
      made.workers++;
      made.most = Math.max(made.most, made.workers);
    }
    override terminate(): void {
      made.workers--;
      super.terminate();
    }
  };
  globalThis.AudioContext = class extends OwnAudio {
    constructor(how?: AudioContextOptions) {
      super(how);
      made.audio++;
    }
  };
});
after(() => Object.assign(globalThis, { Worker: OwnWorker, AudioContext: OwnAudio }));

const COUNT = 50;
const VARIANTS = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];

describe('six tables', () => {
  atTable([1000, 900]);

  for (const seen of [5, 3]) {
    it(`save their games under names in document order, even if number ${seen + 1} is rendered first`, async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const sections = Array.from({ length: 6 }, () => document.createElement('section'));
      for (const section of sections) section.style.blockSize = '1200px';
      page.append(...sections);
      sections[seen]?.scrollIntoView();
      const games = sections.map(() => document.createElement('solitaire-game'));
      games.forEach((game, i) => {
        game.deal = 4;
        sections[i]?.append(game);
      });
      await Promise.all(games.map((game) => game.updateComplete));
      games.forEach((game, i) => {
        for (let n = 0; n <= i; n++) game.play({ kind: 'draw' });
      });
      const made = games.map((_, i) => {
        const kept = saveOf(`klondike.4${i ? `#${i + 1}` : ''}`);
        return (JSON.parse(kept ?? '{}') as { record?: { game: { cursor: number } } }).record?.game.cursor;
      });
      expect(made).to.deep.equal([1, 2, 3, 4, 5, 6]);
    });
  }
});

describe('fifty tables on a page', function () {
  this.timeout(60_000);
  const eventLog = atTable([1000, 900]);
  let games: SolitaireGame[];
  let warnings: ReturnType<typeof watchWarnings>;
  let searches: ReturnType<typeof watchSearches>;

  before(async () => {
    searches = watchSearches();
    warnings = watchWarnings();
    await nextFrame();
  });
  beforeEach(async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    games = Array.from({ length: COUNT }, (_, i) => {
      const game = document.createElement('solitaire-game');
      game.setAttribute('variant', VARIANTS[i % VARIANTS.length] ?? '');
      // a search for a winnable deal would delay the cards
      game.setAttribute('deals', 'any');
      game.setAttribute('sound', '');
      return game;
    });
    page.append(...games);
    await Promise.all(games.map((game) => game.updateComplete));
    await nextFrame();
  });
  after(() => {
    warnings.stop();
    searches.stop();
  });

  it('reserve their space, and render their cards when they are near the viewport, printed or focused', async () => {
    const drawn = (game: SolitaireGame): boolean => allCards(game).length > 0;
    const far = games.slice(20);
    expect(games.filter(drawn).length).to.be.above(1);
    expect(far.filter(drawn)).to.deep.equal([]);
    const [one, two, three, four] = far as [SolitaireGame, SolitaireGame, SolitaireGame, SolitaireGame];
    const heights = far.map((game) => game.offsetHeight);
    one.focus();
    expect(drawn(one), 'focused').to.equal(true);
    expect(deepActive()?.closest('.card, .place'), 'the focus is on a card').to.exist;
    part(two, '.table').focus();
    expect(drawn(two), 'cards are rendered after Tab').to.equal(true);
    three.restart();
    expect(drawn(three), 'played').to.equal(true);
    expect(shownPiles(three)).to.deep.equal(positionPiles(three.position));
    four.scrollIntoView();
    while (!drawn(four)) await nextFrame();
    dispatchEvent(new Event('beforeprint'));
    expect(games.filter(drawn).length, 'printed').to.equal(COUNT);
    for (const game of games) expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    expect(
      far.map((game) => game.offsetHeight),
      'nothing on the page shifts',
    ).to.deep.equal(heights);
  });

  it('are all playable, and each is saved under a different name', () => {
    dispatchEvent(new Event('beforeprint'));
    for (const game of games) {
      const moves = game.position.moves;
      const [piles] = [game.position.piles];
      const played =
        game.play({ kind: 'draw' }) ||
        piles.some(({ id }) =>
          piles.some(({ id: to }) => id !== to && game.play({ kind: 'play', from: id, to, count: 1 })),
        );
      if (played) expect(game.position.moves).to.be.above(moves);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    }
    const moved = games.filter(({ position }) => position.moves).length;
    expect(moved, 'tables with a move').to.be.above(COUNT / 2);
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('solitaire-elements:game:'));
    expect(kept).to.have.lengthOf(moved);
    expect(eventLog.of('solitaire-error')).to.deep.equal([]);
    expect(warnings.messages).to.deep.equal([]);
  });

  it('share one worker and one audio context when many are played', async () => {
    for (const game of games.filter((_, i) => i % 7 === 0)) {
      game.scrollIntoView();
      do await nextFrame();
      while (!allCards(game).length);
      await mouseClicks([stockPoint(game)].slice(0, game.position.variant === 'klondike' ? 1 : 0));
      game.hint();
      part(game, '[part~=deal]').click();
      await game.updateComplete;
      await nextFrame();
      part(game, 'dialog header button').click();
      await game.updateComplete;
    }
    await searches.quiet();
    expect(searches.sent).to.be.above(0);
    expect(made.most, 'workers').to.equal(1);
    expect(made.audio, 'audio contexts').to.be.at.most(1);
  });
});
