// Automatic moves to the foundations, and auto-finish: one announcement, one undo, and any input stops them.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { middleOf, resetMouse } from '../support/commands.js';
import { mouseClicks, mouseDrag, mouseHold, pressKey } from '../support/hands.js';
import { playedTo, shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  atTable,
  byClicks,
  deepActive,
  mount,
  moveOf,
  nextFrame,
  part,
  positionPiles,
  mountWin,
  shownPiles,
} from '../support/play.js';
import { staysTrue, until } from '../support/until.js';

/** Plays a line up to a move that is followed by at least so many automatic moves. */
async function beforeAutomaticMoves(
  variant: string,
  autoplay: SolitaireGame['autoplay'],
  least = 1,
): Promise<SolitaireGame> {
  const win = shortest(variant);
  const game = await mountWin(win);
  for (const [i, text] of win.line.slice(0, -12).entries()) {
    game.autoplay = autoplay;
    await game.updateComplete;
    const move = moveOf(text);
    game.play(move);
    const followed = game.position.moves - i - 1;
    game.undo();
    if (followed >= least && move.kind === 'play') {
      // starts again: a card whose move was undone does not move automatically
      const ready = await playedTo(variant, i);
      game.remove();
      ready.autoplay = autoplay;
      await ready.updateComplete;
      return ready;
    }
    game.autoplay = 'never';
    await game.updateComplete;
    game.play(move);
  }
  throw new Error(`no automatic moves in ${variant}`);
}

describe('automatic moves to the foundations', function () {
  this.timeout(30_000);
  const eventLog = atTable();
  const next = (game: SolitaireGame) => moveOf(shortest('klondike').line[game.position.moves] ?? '');

  it('are never made unless the page or the player enables them', async () => {
    const ready = await beforeAutomaticMoves('klondike', 'always');
    const { moves } = ready.position;
    ready.remove();
    const game = await playedTo('klondike', moves);
    await byClicks(game, next(game));
    expect(game.position.moves).to.equal(moves + 1);
  });

  for (const mode of ['safe', 'always'] as const) {
    it(`${mode}: are announced once, and one undo reverts them together with the player's move`, async () => {
      const game = await beforeAutomaticMoves('klondike', mode, mode === 'always' ? 2 : 1);
      const before = game.position;
      eventLog.clear();
      await byClicks(game, next(game));
      const moves = eventLog.of('solitaire-move');
      expect(moves.map(({ automatic }) => automatic)).to.deep.equal([
        false,
        ...moves.slice(1).map(() => true),
      ]);
      expect(moves.length).to.be.at.least(mode === 'always' ? 3 : 2);
      const foundations = moves.slice(1).map(({ move }) => (move.kind === 'play' ? move.to : ''));
      expect(foundations.every((to) => to.startsWith('foundation'))).to.equal(true);
      const announcements = eventLog.of('solitaire-announce').map(({ text }) => text);
      // one click picks the card up, another puts it down
      expect(announcements).to.have.lengthOf(2);
      const announcedMoves = announcements[1]?.match(/ to (foundation|column)/g) ?? [];
      expect(announcedMoves.length, announcements[1]).to.equal(moves.length);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      const after = game.position;

      eventLog.clear();
      await press(tool(game, 'Undo'));
      expect(game.position).to.deep.equal(before);
      expect(eventLog.of('solitaire-undo')).to.have.lengthOf(1);
      expect(eventLog.of('solitaire-announce')).to.have.lengthOf(1);
      await press(tool(game, 'Redo'));
      expect(game.position).to.deep.equal(after);
    });
  }

  it('make fewer moves when safe than when always, and none in Cruel, where they would change the redeal', async () => {
    const count = async (variant: string, autoplay: SolitaireGame['autoplay']): Promise<number> => {
      const game = await mountWin(shortest(variant));
      game.autoplay = autoplay;
      await game.updateComplete;
      eventLog.clear();
      for (const text of shortest(variant).line) if (!game.play(moveOf(text))) break;
      game.remove();
      return eventLog.of('solitaire-move').filter(({ automatic }) => automatic).length;
    };
    expect(await count('cruel', 'safe')).to.equal(0);
    expect(await count('cruel', 'always')).to.be.above(0);
    // after every fourth move of a game: the cards that would move now
    const followed = { safe: 0, always: 0 };
    const game = await mount();
    for (const mode of ['safe', 'always'] as const) {
      for (let at = 0; at < 60; at += 4) {
        await mountWin(shortest('klondike'), game);
        for (const text of shortest('klondike').line.slice(0, at)) game.play(moveOf(text));
        game.autoplay = mode;
        await game.updateComplete;
        game.play(next(game));
        followed[mode] += game.position.moves - at - 1;
        game.autoplay = 'never';
        await game.updateComplete;
      }
    }
    expect(followed.safe).to.be.above(0).and.below(followed.always);
  });

  it('fire solitaire-before-move, and the page can prevent each', async () => {
    const game = await beforeAutomaticMoves('klondike', 'always', 2);
    const { moves } = game.position;
    eventLog.clear();
    const asked: string[] = [];
    game.addEventListener('solitaire-before-move', (event) => {
      const { move } = event.detail;
      asked.push(move.kind === 'play' ? move.to : move.kind);
      if (asked.length === 3) event.preventDefault();
    });
    await byClicks(game, next(game));
    expect(asked, 'no event for a prevented move again').to.have.lengthOf(3);
    expect(game.position.moves).to.equal(moves + 2);
    expect(eventLog.of('solitaire-move')).to.have.lengthOf(2);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  });

  it('do not repeat a move that the player undid', async () => {
    const game = await beforeAutomaticMoves('klondike', 'always');
    const { moves } = game.position;
    const move = next(game);
    game.play(move);
    game.undo();
    expect(game.position.moves).to.equal(moves);
    game.play(move);
    expect(game.position.moves, 'the card is not moved again').to.equal(moves + 1);
  });
});

const press = async (node: HTMLElement): Promise<void> => {
  await mouseClicks([middleOf(node)]);
  await nextFrame();
};

/** A game that offers auto-finish. */
async function offered(): Promise<SolitaireGame> {
  const { line } = shortest('klondike');
  const game = await mountWin(shortest('klondike'));
  for (const text of line) {
    if (button(game)) return game;
    game.play(moveOf(text));
    await game.updateComplete;
  }
  throw new Error('auto-finish is never offered');
}

const button = (game: SolitaireGame): HTMLElement | null =>
  game.shadowRoot?.querySelector<HTMLElement>('.finish') ?? null;

const finishButton = (game: SolitaireGame): HTMLElement => part(game, '.finish');

const untilWon = (game: SolitaireGame): Promise<unknown> =>
  until(() => game.status === 'won', 'the game is won');

describe('auto-finish', function () {
  this.timeout(30_000);
  const eventLog = atTable();
  afterEach(() => resetMouse());

  it('is offered when all cards are face up and no decisions are left, and not before', async () => {
    const game = await offered();
    const { moves } = game.position;
    expect(finishButton(game).checkVisibility()).to.equal(true);
    expect(game.position.piles.filter(({ kind, faceDown }) => kind === 'tableau' && faceDown)).to.deep.equal(
      [],
    );
    expect(button(await playedTo('klondike', moves - 1))).to.equal(null);
    for (const variant of ['klondike', 'reno', 'cruel', 'demon', 'over-under'])
      expect(button(await playedTo(variant, 0)), variant).to.equal(null);
  });

  it('plays card by card to the win, with one announcement and one end event', async () => {
    const game = await offered();
    const from = game.position;
    eventLog.clear();
    await press(finishButton(game));
    expect(game.position.moves - from.moves, 'one move after the other').to.be.below(4);
    await untilWon(game);
    expect(game.status).to.equal('won');
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    const announcements = eventLog.of('solitaire-announce').map(({ text }) => text);
    expect(announcements).to.have.lengthOf(1);
    expect(announcements[0]).to.include('You won');
    expect(eventLog.of('solitaire-end')).to.have.lengthOf(1);
    expect(eventLog.of('solitaire-end')[0]).to.include({ status: 'won', moves: game.position.moves });
    // the player makes the first move
    const [first, ...others] = eventLog.of('solitaire-move').map(({ automatic }) => automatic);
    expect([first, others.every(Boolean)]).to.deep.equal([false, true]);
    expect(deepActive(), 'the focus').to.not.equal(document.body);
  });

  it('keeps the verdict badge on winnable from the first move to the last', async () => {
    const game = await offered();
    game.verdict = 'always';
    await game.updateComplete;
    const badge = part(game, '[part~=verdict]');
    const shown = new Set([badge.textContent.trim()]);
    const watch = new MutationObserver(() => shown.add(badge.textContent.trim()));
    watch.observe(badge, { childList: true, characterData: true, subtree: true });
    await press(finishButton(game));
    await untilWon(game);
    watch.disconnect();
    expect([...shown]).to.deep.equal(['Can be won']);
  });

  it('starts with the A key', async () => {
    const game = await offered();
    game.focus();
    await pressKey('a');
    await untilWon(game);
    expect(game.status).to.equal('won');
  });

  it('is undone completely by one undo, which leaves earlier moves', async () => {
    const game = await offered();
    const { moves } = game.position;
    await press(finishButton(game));
    await untilWon(game);
    await press(tool(game, 'Undo'));
    expect(game.status).to.equal('playing');
    expect(game.position.moves, 'the position before auto-finish').to.equal(moves);
    expect(eventLog.of('solitaire-end')).to.have.lengthOf(1);
    await press(tool(game, 'Redo'));
    expect(game.status).to.equal('won');
    expect(eventLog.of('solitaire-end'), 'no second end event').to.have.lengthOf(1);
  });

  const STOPS: Record<string, (game: SolitaireGame) => Promise<unknown>> = {
    'a press on the table': async (game) => {
      const { left, bottom } = part(game, '.table').getBoundingClientRect();
      await mouseDrag([[left + 30, bottom - 6]], { drop: false });
      await mouseHold([left + 30, bottom - 6], { drop: true });
    },
    'a key': () => pressKey('ArrowLeft'),
    Undo: (game) => press(tool(game, 'Undo')),
    Pause: (game) => press(tool(game, 'Pause')),
    Menu: (game) => press(tool(game, 'Menu')),
  };
  for (const [name, stop] of Object.entries(STOPS)) {
    it(`is stopped by ${name}, and continues when it is started again`, async () => {
      const game = await offered();
      const { moves } = game.position;
      await press(finishButton(game));
      await stop(game);
      const { position } = game;
      expect(game.status).to.equal('playing');
      if (name === 'Undo') expect(position.moves).to.equal(moves);
      else expect(position.moves).to.be.above(moves);
      // longer than the interval between two cards
      await staysTrue(() => game.position === position, 'nothing moves', 300);
      if (name === 'Pause') expect(game.matches(':state(paused)')).to.equal(true);
      if (name === 'Menu') await pressKey('Escape');
      game.resume();
      await game.updateComplete;
      await press(finishButton(game));
      await untilWon(game);
      expect(game.status).to.equal('won');
    });
  }

  it('is stopped by a page that prevents one of its moves', async () => {
    const game = await offered();
    const { moves } = game.position;
    let asked = 0;
    game.addEventListener('solitaire-before-move', (event) => {
      if (++asked === 3) event.preventDefault();
    });
    await press(finishButton(game));
    await until(() => asked === 3, 'the third solitaire-before-move');
    await staysTrue(() => asked === 3, 'no further solitaire-before-move', 300);
    expect([asked, game.position.moves, game.status]).to.deep.equal([3, moves + 2, 'playing']);
  });

  it('does not continue in a new game that is dealt while it runs', async () => {
    const game = await offered();
    await press(finishButton(game));
    await press(tool(game, 'New game'));
    await staysTrue(() => game.position.moves === 0, 'nothing moves', 300);
  });
});
