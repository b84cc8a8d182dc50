// How announcements reach screen readers, in any browser and on any page: never visible, and in one way only.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { choose, field, item, list, openPage, press, isOpen } from '../support/dialog.js';
import { pressKeys } from '../support/hands.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import { atTable, deepActive, focusedPile, mount, nextFrame, part, rows, mountWin } from '../support/play.js';
import { nameOf } from '../support/names.js';
import { stored } from '../support/autosave.js';
import { until } from '../support/until.js';
import { buttonsOf, tool } from '../support/page.js';

type Notifier = SolitaireGame & { ariaNotify?: unknown };

const statusOf = (game: SolitaireGame): HTMLElement | null => game.querySelector('[slot=solitaire-status]');

/** Waits until a text is written into the live region. */
const waitForText = (game: SolitaireGame, text: RegExp): Promise<boolean> =>
  until(() => text.test(statusOf(game)?.textContent ?? ''), `${text.source} is written`);

/** Every name and text in a tree, shadow roots included. */
function wordsIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element.ariaLabel ?? '',
    element.childElementCount ? '' : element.textContent,
    element.getAttribute('title') ?? '',
    ...(element.shadowRoot ? wordsIn(element.shadowRoot) : []),
  ]);
}

const countTabStops = (root: ParentNode): number =>
  [...root.querySelectorAll<HTMLElement>('*')].reduce(
    (sum, element) =>
      sum + Number(element.tabIndex >= 0) + (element.shadowRoot ? countTabStops(element.shadowRoot) : 0),
    0,
  );

describe('announcements', function () {
  this.timeout(30_000);

  const eventLog = atTable();

  it('in the live region are visually hidden, and shift nothing on the page', async () => {
    const game: Notifier = await mount({ deal: '4' });
    const after = document.createElement('p');
    after.textContent = 'after';
    game.after(after);
    const { top } = after.getBoundingClientRect();
    const { scrollHeight, scrollWidth } = document.documentElement;
    game.play({ kind: 'draw' });
    await waitForText(game, /on top/);
    expect(after.getBoundingClientRect().top).to.equal(top);
    expect([document.documentElement.scrollHeight, document.documentElement.scrollWidth]).to.deep.equal([
      scrollHeight,
      scrollWidth,
    ]);
    const slot = part(game, 'slot[name=solitaire-status]').getBoundingClientRect();
    expect([slot.width, slot.height]).to.deep.equal([1, 1]);
    after.remove();
  });

  it('use the live region, or ariaNotify if it is supported and the page or the player chooses it', async () => {
    const game: Notifier = await mount({ deal: '4' });
    const notified: string[] = [];
    Object.defineProperty(game, 'ariaNotify', {
      value: (text: string) => notified.push(text),
      configurable: true,
    });
    game.play({ kind: 'draw' });
    expect(notified).to.deep.equal([]);
    await waitForText(game, /on top/);
    game.announce = 'notify';
    await game.updateComplete;
    game.undo();
    expect(notified).to.have.lengthOf(1);
    expect(statusOf(game)?.textContent).to.contain('on top');
    Object.defineProperty(game, 'ariaNotify', { value: undefined });
    game.redo();
    expect(notified).to.have.lengthOf(1);
    await waitForText(game, /on top.*\u00a0$/);
  });

  it('go into a region that was empty and without a role before, and not before the game has the focus', async () => {
    const game = await mount({ deal: '4' });
    expect(statusOf(game)).to.equal(null);
    game.focus();
    const region = statusOf(game);
    expect(region?.textContent).to.equal('');
    expect([region?.ariaLive, region?.ariaAtomic, region?.hasAttribute('role')]).to.deep.equal([
      'polite',
      'true',
      false,
    ]);
    // texts are written only after screen readers have registered the region
    game.play({ kind: 'draw' });
    expect(region?.textContent).to.equal('');
    await waitForText(game, /21 left/);
    await pressKeys(['n']);
    await waitForText(game, /18 left/);
  });

  it('in quick succession are written together, because screen readers would miss the first', async () => {
    const game = await mount({ deal: '4' });
    game.focus();
    const texts: string[] = [];
    const watch = new MutationObserver(() => texts.push(statusOf(game)?.textContent ?? ''));
    watch.observe(game, { childList: true, subtree: true });
    for (let i = 0; i < 3; i++) game.play({ kind: 'draw' });
    await waitForText(game, /21 left.* 18 left.* 15 left/);
    watch.disconnect();
    expect(texts).to.have.lengthOf(1);
  });

  it('contain only what the focus does not convey: a target, a move, an undone move', async () => {
    const game = await mountWin(shortest('klondike'));
    game.focus();
    const region = statusOf(game);
    await pressKeys(['5', 'Enter']);
    await until(() => region?.textContent !== '', 'the announcement is written');
    eventLog.clear();
    await pressKeys(['Tab']);
    await waitForText(game, /^Can drop\.$/);
    await pressKeys(['Enter']);
    await waitForText(game, /^Turned up [^.]+ in column 5\.$/);
    await pressKeys(['Control+z']);
    await waitForText(game, /^Undone\. [^.]+ face down\.$/);
    await pressKeys(['1', 'Enter', '2', 'Escape']);
    await waitForText(game, /Put back\.$/);
    // the page's event has the whole text
    const whole = eventLog.of('solitaire-announce').map(({ text }) => text);
    expect(whole.at(-1)).to.match(/^\w+ of \w+ put back\.$/);
    expect(whole[0]).to.match(/, column 2\. Can drop\.$/);
    expect(whole[1]).to.match(/ to column 2, on .*\. Turned up /);
    expect(whole[2]).to.match(/^Undone: .* back to column 5\. /);
  });

  for (const variant of GAMES) {
    it(`${variant}: the name of a face-down card appears nowhere, after a new game and after undo`, async () => {
      const game = await mountWin(shortest(variant));
      for (const act of [
        () => game.newGame({ deal: 77 }),
        () => game.play({ kind: 'draw' }),
        () => game.undo(),
        () => game.newGame({ deal: 78 }),
      ]) {
        await act();
        await nextFrame();
        const hidden = game.position.piles.flatMap(({ cards, faceDown }) => cards.slice(0, faceDown));
        const words = rows(game).flatMap((row) => (row.shadowRoot ? wordsIn(row.shadowRoot) : []));
        const revealed = hidden.filter((card) =>
          words.some((word) => word.toLowerCase().startsWith(nameOf(card))),
        );
        expect(revealed).to.deep.equal([]);
      }
    });
  }

  it('include a move that the page prevents; the cards are back in their pile', async () => {
    const game = await mountWin(shortest('klondike'));
    const forbid = (event: Event): void => event.preventDefault();
    game.addEventListener('solitaire-before-move', forbid);
    game.focus();
    await pressKeys(['5', 'Enter', 'Tab']);
    eventLog.clear();
    await pressKeys(['Enter']);
    expect(eventLog.of('solitaire-announce').map(({ text }) => text)).to.have.lengthOf(1);
    expect(game.position.moves).to.equal(0);
    expect(focusedPile()).to.equal('tableau-5');
    expect(game.matches(':state(carrying)')).to.equal(false);
  });

  it('include carried cards that are returned by another key', async () => {
    const game = await mountWin(shortest('klondike'));
    game.focus();
    await pressKeys(['5', 'Enter']);
    eventLog.clear();
    await pressKeys(['n']);
    const announcements = eventLog.of('solitaire-announce').map(({ text }) => text);
    expect(announcements).to.have.lengthOf(1);
    expect(announcements[0]).to.match(/put back\. .* on top/);
  });

  const WAYS_TO_A_NEW_GAME: Readonly<Record<string, (game: SolitaireGame) => Promise<void>>> = {
    'the toolbar': async (game) => {
      tool(game, 'New game').focus();
      await pressKeys(['Enter']);
    },
    'the number field of the dialog': async (game) => {
      await openPage(game, 'Choose a deal');
      field(game, 'Deal number').value = '77';
      field(game, 'Deal number').focus();
      await pressKeys(['Enter']);
    },
    'a button of the dialog': async (game) => {
      await openPage(game, 'Choose a deal');
      item(game, 'Random').focus();
      await pressKeys(['Enter']);
    },
    'a changed rule in the dialog': async (game) => {
      await openPage(game, 'Options');
      await choose(list(game, 'Cards turned at a time'), '1');
      await press(item(game, 'New game'));
    },
  };
  for (const [way, begin] of Object.entries(WAYS_TO_A_NEW_GAME)) {
    it(`a new game from ${way} moves the focus to the stock`, async () => {
      const game = await playedTo('klondike', 4);
      game.focus();
      await pressKeys(['5']);
      expect(focusedPile()).to.equal('tableau-5');
      eventLog.clear();
      await begin(game);
      await nextFrame();
      expect(eventLog.of('solitaire-deal')).to.have.lengthOf(1);
      expect(isOpen(game)).to.equal(false);
      expect(focusedPile()).to.equal('stock');
    });
  }

  it('a pause is announced', async () => {
    const game = await playedTo('klondike', 4);
    tool(game, 'Pause').focus();
    await pressKeys(['Enter']);
    await nextFrame();
    const group = deepActive()?.closest('[role=group]');
    expect(part(game, `#${group?.getAttribute('aria-labelledby') ?? ''}`).textContent).to.equal('Paused');
  });

  /** The visible effects of the attributes below for a player or the page. */
  async function observed(game: SolitaireGame): Promise<unknown> {
    await game.updateComplete;
    game.querySelector('[slot=solitaire-status]')?.remove();
    eventLog.clear();
    // Cruel has no stock, and a redeal is its only other move that is always possible
    game.play({ kind: game.position.variant === 'cruel' ? 'redeal' : 'draw' });
    const state = {
      variant: game.position.variant,
      buttons: buttonsOf(game),
      theme: part(game, '.game').className,
      tabStops: game.shadowRoot ? countTabStops(game.shadowRoot) : 0,
      announced: eventLog.of('solitaire-announce').map(({ text }) => text),
      byStatus: statusOf(game) !== null,
    };
    game.undo();
    return state;
  }

  it('removed attributes, and properties set to null, restore the defaults without an error', async () => {
    const game = await mount({ deal: '4' });
    Object.defineProperty(game, 'ariaNotify', { value: () => undefined, configurable: true });
    const initial = await observed(game);
    const errors: unknown[] = [];
    game.addEventListener('solitaire-error', ({ detail }) => errors.push(detail));
    for (const [name, value] of Object.entries({
      variant: 'demon',
      controls: 'minimal',
      without: 'undo',
      theme: 'dark',
      verbosity: 'brief',
      navigation: 'step',
      announce: 'notify',
    })) {
      game.setAttribute(name, value);
      expect(await observed(game), `${name}="${value}"`).to.not.deep.equal(initial);
      game.removeAttribute(name);
      expect(await observed(game), `without ${name}`).to.deep.equal(initial);
      (game as unknown as Record<string, unknown>)[name] = null;
      expect(await observed(game), `${name} = null`).to.deep.equal(initial);
    }
    expect(errors).to.deep.equal([]);
  });

  it('save="none" stores nothing; once it is removed, the next move is stored', async () => {
    const game = await mount({ deal: '4', save: 'none' });
    game.play({ kind: 'draw' });
    expect(stored()).to.deep.equal([]);
    game.removeAttribute('save');
    await game.updateComplete;
    game.play({ kind: 'draw' });
    expect(stored()).to.include('game:klondike.4');
  });
});
