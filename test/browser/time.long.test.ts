// The clock: starts with the first move, can be hidden, and stops during a pause, on a hidden page, during a dialog and
// without input.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { axNodes, axTree } from '../support/commands.js';
import { closeButton, field, item, openPage, press } from '../support/dialog.js';
import { Tab } from '../support/frames.js';
import { pressKey } from '../support/hands.js';
import { playedTo } from '../support/lines.js';
import { tool } from '../support/page.js';
import { allCards, atTable, deepActive, focusedPile, mount, nextFrame, part } from '../support/play.js';
import { realTime, staysTrue, until } from '../support/until.js';
import { show, showAsBefore } from '../support/visibility.js';

const shown = (game: SolitaireGame): string => part(game, '.time dd').textContent.trim();
const isShown = (game: SolitaireGame): boolean => game.shadowRoot?.querySelector('.time') !== null;
const SECOND = 1000;

describe('the clock', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => Tab.closeAll());

  /** Counts the ticks of the table's timer, which updates its clock every second; searches use another timer. */
  let ticks = 0;
  async function open(): Promise<Tab> {
    const tab = await Tab.open({
      html: '<solitaire-game deal="4" without="verdict"></solitaire-game>',
      before: (page) => {
        const setInterval = page.setInterval.bind(page);
        Object.assign(page, {
          setInterval: (run: () => void, ms: number) =>
            setInterval(() => {
              run();
              ticks++;
            }, ms),
        });
      },
    });
    tab.front();
    return tab;
  }

  /** The displayed time after the next update of the clock. */
  async function seen({ game }: Tab): Promise<number> {
    const before = ticks;
    await until(() => ticks > before, 'the clock is updated');
    await game.updateComplete;
    const [minutes = 0, seconds = 0] = shown(game).split(':').map(Number);
    expect(Math.abs(game.elapsed - minutes * 60 - seconds), 'the displayed time is correct').to.be.below(2.5);
    return minutes * 60 + seconds;
  }

  it('starts with the first move, and is displayed in minutes and seconds', async () => {
    const tab = await open();
    tab.pass(50 * SECOND);
    expect(await seen(tab)).to.equal(0);
    expect(shown(tab.game)).to.equal('0:00');
    tab.game.play({ kind: 'draw' });
    tab.pass(45 * SECOND);
    expect(await seen(tab)).to.be.within(45, 48);
    tab.game.play({ kind: 'draw' });
    tab.pass(45 * SECOND);
    expect(await seen(tab)).to.be.within(90, 96);
    expect(shown(tab.game)).to.match(/^1:3\d$/);
  });

  it('stops after a minute without input, and continues with the next key', async () => {
    const tab = await open();
    const { game } = tab;
    game.focus();
    await pressKey('n');
    tab.pass(40 * SECOND);
    await pressKey('ArrowRight');
    tab.pass(40 * SECOND);
    expect(await seen(tab), 'a focus change counts as input').to.be.within(80, 83);
    tab.pass(30 * SECOND);
    const idle = await seen(tab);
    expect(idle, 'a minute after the last key').to.be.within(100, 106);
    tab.pass(600 * SECOND);
    expect(await seen(tab), 'without input').to.equal(idle);
    expect(game.matches(':state(paused)'), 'the table is not covered').to.equal(false);
    await pressKey('ArrowLeft');
    tab.pass(20 * SECOND);
    expect(await seen(tab)).to.be.within(idle + 20, idle + 24);
  });

  it('stops while the page is hidden', async () => {
    const tab = await open();
    tab.game.play({ kind: 'draw' });
    tab.pass(10 * SECOND);
    show(false, tab.page.document);
    tab.pass(500 * SECOND);
    expect(await seen(tab)).to.be.within(10, 12);
    show(true, tab.page.document);
    tab.pass(10 * SECOND);
    expect(await seen(tab)).to.be.within(20, 25);
    showAsBefore();
  });

  it('stops in a panel that is closed while the table is outside the view, and continues when it is opened', async () => {
    const game = await mount({ deal: '4', without: 'verdict' });
    const panel = game.parentElement as HTMLElement;
    const below = document.createElement('div');
    below.style.height = '4000px';
    panel.after(below);
    game.play({ kind: 'draw' });
    scrollTo(0, 3000);
    await nextFrame();
    await nextFrame();
    panel.style.display = 'none';
    await realTime(1.5 * SECOND);
    const { elapsed } = game;
    await staysTrue(() => game.elapsed === elapsed, 'the clock does not run', 0.5 * SECOND);
    panel.style.display = '';
    scrollTo(0, 0);
    await until(() => game.elapsed > elapsed, 'the clock runs');
    below.remove();
  });

  it('stops while a dialog is open, without an announcement', async () => {
    const tab = await open();
    const { game } = tab;
    game.play({ kind: 'draw' });
    tab.pass(10 * SECOND);
    await openPage(game, 'Help');
    const count = tab.eventLog.of('solitaire-announce').length;
    const before = await seen(tab);
    tab.pass(500 * SECOND);
    expect(await seen(tab)).to.equal(before);
    expect(game.matches(':state(paused)'), 'a dialog is not a pause').to.equal(false);
    await press(closeButton(game));
    tab.pass(20 * SECOND);
    expect(await seen(tab), 'the clock continues, and time in the dialog is not idle time').to.be.within(
      before + 20,
      before + 23,
    );
    expect(tab.eventLog.of('solitaire-announce')).to.have.lengthOf(count);
  });

  it('a pause continues after a dialog closes, and the clock does not start before the first move', async () => {
    const tab = await open();
    const { game } = tab;
    await openPage(game, 'Help');
    await press(closeButton(game));
    tab.pass(20 * SECOND);
    expect(await seen(tab)).to.equal(0);
    game.play({ kind: 'draw' });
    tab.pass(10 * SECOND);
    game.pause();
    await openPage(game, 'Help');
    await press(closeButton(game));
    const before = await seen(tab);
    tab.pass(50 * SECOND);
    expect([await seen(tab), game.matches(':state(paused)')]).to.deep.equal([before, true]);
    game.resume();
    tab.pass(20 * SECOND);
    expect(await seen(tab)).to.be.within(before + 20, before + 23);
  });

  it('runs in a game that was started from a dialog', async () => {
    const tab = await open();
    const { game } = tab;
    game.play({ kind: 'draw' });
    await openPage(game, 'Choose a deal');
    await press(item(game, 'Next'));
    game.play({ kind: 'draw' });
    tab.pass(20 * SECOND);
    expect(await seen(tab)).to.be.within(20, 23);
  });

  it('stops when the game is over, and continues when the end is undone', async () => {
    const game = await playedTo('over-under', Infinity);
    const { elapsed } = game;
    await staysTrue(() => game.elapsed === elapsed, 'the clock is stopped', 60);
    game.undo();
    await until(() => game.elapsed > elapsed, 'the clock continues');
  });

  it('is hidden if the page removes it, and the options do not offer it', async () => {
    const game = await mount({ deal: '4', without: 'time' });
    expect(isShown(game)).to.equal(false);
    await openPage(game, 'Options');
    expect(() => field(game, 'Show the time')).to.throw(/no Show the time/);
    expect(field(game, 'Sounds').type).to.equal('checkbox');
  });

  it('is hidden for a player who disables it, now and on the next visit, but still counts', async () => {
    const game = await mount({ deal: '4' });
    expect(isShown(game)).to.equal(true);
    await openPage(game, 'Options');
    expect(field(game, 'Show the time').checked).to.equal(true);
    await press(field(game, 'Show the time'));
    await pressKey('Escape');
    expect(isShown(game)).to.equal(false);
    game.play({ kind: 'draw' });
    await until(() => game.elapsed > 0.03, 'the time is counted');
    game.remove();
    const again = await mount({ deal: '4' });
    expect(isShown(again)).to.equal(false);
    await openPage(again, 'Options');
    await press(field(again, 'Show the time'));
    expect(isShown(again)).to.equal(true);
  });
});

describe('a pause', function () {
  this.timeout(20_000);
  atTable();

  const resumeButton = (game: SolitaireGame): HTMLElement => part(game, '.cover button');
  const visible = (game: SolitaireGame): number =>
    allCards(game).filter((node) => node.checkVisibility({ visibilityProperty: true })).length;
  /** Cards and piles that are exposed to screen readers. */
  const exposedNames = async (): Promise<string[]> =>
    axNodes(await axTree())
      .filter(
        ({ role, name }) =>
          (role === 'group' && name !== 'Paused') || (role === 'button' && / of |face-down/.test(name)),
      )
      .map(({ name }) => name);

  it('covers the table: no card is visible or exposed to assistive technology until the game continues', async () => {
    const game = await playedTo('klondike', 10);
    const { position } = game;
    expect((await exposedNames()).length).to.be.above(20);
    await press(tool(game, 'Pause'));
    expect(game.matches(':state(paused)')).to.equal(true);
    expect([visible(game), await exposedNames()]).to.deep.equal([0, []]);
    expect(deepActive(), 'the Resume button').to.equal(resumeButton(game));
    const { elapsed } = game;
    await staysTrue(() => game.elapsed === elapsed, 'the clock is stopped', 100);
    await pressKey('Enter');
    await nextFrame();
    expect(game.matches(':state(paused)')).to.equal(false);
    expect(visible(game)).to.be.above(20);
    expect((await exposedNames()).length).to.be.above(20);
    expect(focusedPile(), 'the focus is on the table').to.be.a('string');
    await until(() => game.elapsed > elapsed, 'the clock continues');
    expect(game.position, 'the position is unchanged').to.equal(position);
  });

  it('can be started by mouse, and the focus is on the same card afterwards', async () => {
    const game = await playedTo('klondike', 10);
    game.focus();
    await pressKey('Digit5');
    expect(focusedPile()).to.equal('tableau-5');
    await press(tool(game, 'Pause'));
    await press(resumeButton(game));
    expect(focusedPile()).to.equal('tableau-5');
  });

  it('of a game without the focus does not move the focus', async () => {
    const game = await playedTo('klondike', 10);
    const other = document.createElement('input');
    game.before(other);
    other.focus();
    game.pause();
    await nextFrame();
    expect(deepActive()).to.equal(other);
    game.resume();
    await nextFrame();
    expect(deepActive()).to.equal(other);
  });

  it('ends with Undo, Hint and New game, which need visible cards', async () => {
    for (const name of ['Undo', 'Hint', 'New game']) {
      const game = await playedTo('klondike', 10);
      await press(tool(game, 'Pause'));
      await press(tool(game, name));
      await nextFrame();
      expect([game.matches(':state(paused)'), visible(game) > 20], name).to.deep.equal([false, true]);
      expect(game.shadowRoot?.querySelector('.cover'), name).to.equal(null);
      expect(deepActive(), name).to.not.equal(document.body);
      game.remove();
    }
  });
});
