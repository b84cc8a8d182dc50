// The verdict badge, which shows whether the game can still be won, and the return to the last winnable position.
import { expect } from '@open-wc/testing';
import { type SolitaireGame, type VerdictDetail } from '../../src/elements/index.js';
import { en } from '../../src/locales/en-all.js';
import { faultsOf } from '../support/axe.js';
import { CLEAR, defineClearGame } from '../support/clear-game.js';
import { emulate, setViewport } from '../support/commands.js';
import {
  buttonNames,
  choose,
  closeButton,
  dialogOf,
  field,
  list,
  openMenu,
  openPage,
  press,
} from '../support/dialog.js';
import { pressKeys } from '../support/hands.js';
import { tool } from '../support/page.js';
import { watchSearchesOfEachTest } from '../support/searches.js';
import { loseGame } from '../support/lines.js';
import { atTable, deepActive, mount, nextFrame, part } from '../support/play.js';
import { until } from '../support/until.js';

const SETTING = 'Winnable or not';
const BACK = 'Back to the last winnable position';
const WON = { variant: CLEAR, deal: '1', verdict: 'always' };
const UNWINNABLE = { variant: CLEAR, deal: '4', verdict: 'always' };
before(defineClearGame);

const badge = (game: SolitaireGame): HTMLElement => part(game, '[part~=verdict]');
const words = (game: SolitaireGame): string =>
  game.shadowRoot?.querySelector('[part~=verdict]')?.textContent.trim() ?? '';
const waitForBadge = (game: SolitaireGame, text: string): Promise<void> =>
  until(() => words(game) === text, `the badge shows “${text}”`).then(() => undefined);

/** Draws cards, which in Over-Under go to the discard pile, until the game can no longer be won. */
async function makeUnwinnable(game: SolitaireGame): Promise<void> {
  await waitForBadge(game, 'Can be won');
  let latest: VerdictDetail | undefined;
  const recordVerdict = ({ detail }: CustomEvent<VerdictDetail>): void => void (latest = detail);
  game.addEventListener('solitaire-verdict', recordVerdict);
  while (latest?.state !== 'lost-since' && game.play({ kind: 'draw' }))
    await until(() => latest?.position === game.position, 'a verdict on the position');
  game.removeEventListener('solitaire-verdict', recordVerdict);
  await waitForBadge(game, 'Can no longer be won');
}

const choices = (game: SolitaireGame): string[] =>
  [...part(game, '.lost').querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel ?? '');
const choice = (game: SolitaireGame, text: string): HTMLElement => {
  const found = [...part(game, '.lost').querySelectorAll('button')].find(
    ({ ariaLabel }) => ariaLabel === text,
  );
  if (!found) throw new Error(`no ${text} among ${choices(game).join(', ')}`);
  return found;
};

describe('the verdict badge', function () {
  this.timeout(60_000);
  const eventLog = atTable();
  before(async () => {
    await import('../../src/locales/de.js');
    await import('../../src/locales/he.js');
  });

  it('shows the verdict on a deal with its own words and icon', async () => {
    const icons = new Map<string, string | null | undefined>();
    for (const [attributes, text] of [
      [WON, 'Can be won'],
      [UNWINNABLE, 'Cannot be won'],
      [{ variant: 'reno', deal: '2' }, 'Can break even · pays up to $55'],
      [{ variant: 'reno', deal: '1' }, 'Pays up to $45'],
    ] as const) {
      const game = await mount(attributes);
      await waitForBadge(game, text);
      icons.set(text.split(' ')[0] ?? '', badge(game).querySelector('path')?.getAttribute('d'));
      expect(badge(game).querySelector<HTMLElement>('.tip')?.title).to.match(/\.$/);
      game.remove();
    }
    expect(icons.get('Can')).to.be.a('string');
    expect(icons.get('Can')).to.not.equal(icons.get('Cannot'));
  });

  it('announces once that the game can no longer be won, and offers the return to the last winnable position', async () => {
    const game = await mount(WON);
    await waitForBadge(game, 'Can be won');
    eventLog.clear();
    await makeUnwinnable(game);
    const spoken = eventLog
      .of('solitaire-announce')
      .filter(({ text }) => text.includes('Can no longer be won'));
    expect(spoken).to.have.lengthOf(1);
    const { moves } = game.position;
    const back = part(game, '.return');
    expect(back.getAttribute('aria-label')).to.equal(BACK);
    await press(back);
    await waitForBadge(game, 'Can be won');
    expect(game.position.moves).to.be.below(moves);
    expect(game.shadowRoot?.querySelector('.return')).to.equal(null);
    expect(deepActive(), 'the focus').to.not.equal(document.body);
    // the last winnable position: after one more move the game is lost
    expect(game.redo()).to.equal(true);
    await waitForBadge(game, 'Can no longer be won');
  });

  it('its return button can be reached by keyboard, in the toolbar', async () => {
    const game = await mount(WON);
    await makeUnwinnable(game);
    tool(game, 'New game').focus();
    await pressKeys(['Home', 'ArrowRight']);
    expect((deepActive() as HTMLElement).className).to.equal('return');
    await pressKeys(['Enter']);
    await waitForBadge(game, 'Can be won');
    expect(part(game, '.table').contains(game.shadowRoot?.activeElement ?? null)).to.equal(true);
  });

  it('keeps the focus when its button disappears without a move', async () => {
    const game = await mount(WON);
    await makeUnwinnable(game);
    const back = part(game, '.return');
    back.focus();
    expect(game.shadowRoot?.activeElement).to.equal(back);
    game.without = 'verdict';
    await game.updateComplete;
    expect(back.isConnected).to.equal(false);
    expect(part(game, '.table').contains(game.shadowRoot?.activeElement ?? null)).to.equal(true);
  });

  it('a lost game offers the return, too', async () => {
    const game = await mount(WON);
    await waitForBadge(game, 'Can be won');
    await loseGame(game);
    await waitForBadge(game, 'Can no longer be won');
    expect(choices(game)).to.deep.equal([BACK, 'Undo', 'Restart', 'New game', en.replay]);
    await press(choice(game, BACK));
    await waitForBadge(game, 'Can be won');
    expect(game.status).to.equal('playing');
  });

  it('a lost game that was unwinnable from the deal shows this, and offers no return', async () => {
    const game = await mount(UNWINNABLE);
    await waitForBadge(game, 'Cannot be won');
    await loseGame(game);
    expect(part(game, '.outcome').textContent).to.include('This deal cannot be won.');
    expect(choices(game)).to.deep.equal(['Undo', 'Restart', 'New game']);
  });

  it('is hidden after a win', async () => {
    const game = await mount(WON);
    await waitForBadge(game, 'Can be won');
    game.autoFinish();
    // the hints follow the solution
    for (let moves = 0; moves < 60 && game.status === 'playing'; moves++) {
      const hint = game.hint();
      if (!hint) break;
      game.play(hint.move);
    }
    expect(game.status).to.equal('won');
    await game.updateComplete;
    expect(badge(game).checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('shows nothing about the previous deal', async () => {
    const game = await mount(WON);
    await waitForBadge(game, 'Can be won');
    await game.newGame({ deal: 4 });
    expect(words(game)).to.not.equal('Can be won');
    await waitForBadge(game, 'Cannot be won');
  });

  for (const width of [320, 375, 768, 900, 1280]) {
    it(`fits at ${width} px, and does not move the table`, async () => {
      await setViewport({ width, height: 800 });
      const game = await mount(WON);
      await waitForBadge(game, 'Can be won');
      const top = part(game, '.felt').getBoundingClientRect().top;
      await makeUnwinnable(game);
      expect(part(game, '.felt').getBoundingClientRect().top).to.equal(top);
      const box = game.getBoundingClientRect();
      for (const one of [badge(game), part(game, '.return')]) {
        const { left, right, width: wide, height } = one.getBoundingClientRect();
        expect(left).to.be.at.least(box.left);
        expect(right).to.be.at.most(box.right);
        expect(height).to.be.at.least(24);
        expect(wide).to.be.at.least(24);
      }
      expect(badge(game).scrollWidth).to.be.at.most(badge(game).clientWidth);
      expect(await faultsOf(game)).to.deep.equal([]);
      await setViewport({ width: 900, height: 900 });
    });
  }

  for (const lang of ['en', 'de', 'he']) {
    it(`does not shift anything with the longest verdict in ${lang}, at any width`, async () => {
      for (const width of [320, 390, 700, 900, 1100, 1280]) {
        await setViewport({ width, height: 800 });
        const game = await mount({ variant: 'reno', deal: '1', lang });
        const top = part(game, '.felt').getBoundingClientRect().top;
        expect(badge(game).className).to.include('searching');
        await until(() => badge(game).classList.contains('unwinnable'), 'a verdict');
        expect(words(game)).to.include('45');
        expect(part(game, '.felt').getBoundingClientRect().top, `${width} px`).to.equal(top);
        expect(badge(game).scrollWidth).to.be.at.most(badge(game).clientWidth);
        game.remove();
      }
      await setViewport({ width: 900, height: 900 });
    });
  }

  it('has a border in forced colours', async () => {
    await emulate({ 'forced-colors': 'active' });
    const game = await mount(UNWINNABLE);
    await waitForBadge(game, 'Cannot be won');
    expect(getComputedStyle(badge(game)).borderTopWidth).to.equal('1px');
    await emulate();
  });
});

describe('OVER-5: the verdict badge of Over-Under', function () {
  this.timeout(60_000);
  atTable();
  let latest: VerdictDetail | undefined;
  const recordVerdict = ({ detail }: CustomEvent<VerdictDetail>): void => void (latest = detail);
  before(() => document.addEventListener('solitaire-verdict', recordVerdict));
  after(() => document.removeEventListener('solitaire-verdict', recordVerdict));
  const LEFT = /^At best (\d+) left$/;
  const fewest = (game: SolitaireGame): number => Number(LEFT.exec(words(game))?.[1] ?? NaN);

  it('shows the fewest cards that can be left, without a setting', async () => {
    const game = await mount({ variant: 'over-under', deal: '4' });
    await until(() => fewest(game) > 0, 'the fewest cards');
    expect(latest).to.include({ verdict: 'unwinnable', about: 'win', fewest: fewest(game) });
    // the hints lead to that position
    const target = fewest(game);
    for (let hint = game.hint(); hint && game.status === 'playing'; hint = game.hint()) {
      expect(hint.reason).to.deep.equal({ code: 'leaves-fewest', cards: target });
      expect(game.play(hint.move)).to.equal(true);
    }
    const left = game.position.piles.filter(({ kind }) => kind === 'tableau').flatMap(({ cards }) => cards);
    expect(left).to.have.lengthOf(target);
  });

  it('is updated after a move that leaves more, and offers the return to the position where all can be cleared', async () => {
    const game = await mount({ variant: 'over-under', deal: '1' });
    await waitForBadge(game, 'Can be won');
    while (!fewest(game) && game.play({ kind: 'draw' }))
      await until(() => latest?.position === game.position, 'a verdict');
    await until(() => fewest(game) > 0, 'the fewest cards');
    expect(part(game, '.return').getAttribute('aria-label')).to.equal(BACK);
    await press(part(game, '.return'));
    await waitForBadge(game, 'Can be won');
  });

  it('is followed by the best possible result when the game is lost', async () => {
    const game = await mount({ variant: 'over-under', deal: '4' });
    await until(() => fewest(game) > 0, 'the fewest cards');
    const target = fewest(game);
    await loseGame(game);
    expect(part(game, '.outcome').textContent).to.include(`The fewest possible is ${String(target)}.`);
  });
});

describe('without the verdict badge', function () {
  this.timeout(30_000);
  atTable();
  const searches = watchSearchesOfEachTest();

  it('removed by the page: nothing is searched, shown, announced or offered', async () => {
    let verdicts = 0;
    const count = (): void => {
      verdicts++;
    };
    document.addEventListener('solitaire-verdict', count);
    const game = await mount({ ...WON, without: 'verdict' });
    await searches.quiet();
    expect(searches.sent).to.equal(0);
    expect(game.shadowRoot?.querySelector('.sign')).to.equal(null);
    document.removeEventListener('solitaire-verdict', count);
    expect(verdicts).to.equal(0);
    await openMenu(game);
    expect(buttonNames(game).join()).to.not.include('Show how');
    await press(closeButton(game));
    await openPage(game, 'Options');
    expect(dialogOf(game).textContent).to.not.include(SETTING);
    await press(closeButton(game));
    await loseGame(game);
    expect(choices(game)).to.deep.equal(['Undo', 'Restart', 'New game']);
  });

  it('disabled by the player: it disappears, also on the next visit, and can be enabled again', async () => {
    const game = await mount(WON);
    await waitForBadge(game, 'Can be won');
    await openPage(game, 'Options');
    await choose(list(game, SETTING), 'never show');
    await game.updateComplete;
    expect(words(game)).to.equal('');
    game.remove();
    const again = await mount(WON);
    await searches.quiet();
    expect(words(again)).to.equal('');
    await openPage(again, 'Options');
    await choose(list(again, SETTING), 'always show');
    await press(closeButton(again));
    await nextFrame();
    await waitForBadge(again, 'Can be won');
  });
});

describe('winnable deals', function () {
  this.timeout(30_000);
  atTable();
  const searches = watchSearchesOfEachTest();
  const LABEL = 'Only deals that can be won';

  it('are dealt unless the player chooses any deal; the statistics are separate', async () => {
    // `false`: the element and the player choose
    const game = await mount({ variant: 'cruel', winnable: 'false', verdict: 'always' });
    await waitForBadge(game, 'Can be won');
    await openPage(game, 'Options');
    expect(field(game, LABEL).checked).to.equal(true);
    await press(field(game, LABEL));
    await press(closeButton(game));
    await game.newGame();
    game.play(game.hint()?.move ?? { kind: 'redeal' });
    await openPage(game, 'Statistics');
    expect(part(game, 'dialog h3').textContent).to.equal('Cruel · Any deals');
    await press(closeButton(game));
    await openPage(game, 'Options');
    expect(field(game, LABEL).checked).to.equal(false);
    await press(field(game, LABEL));
    await press(closeButton(game));
    await game.newGame();
    await waitForBadge(game, 'Can be won');
  });

  it('are searched in advance while a game is played', async () => {
    const game = await mount({ ...WON, winnable: 'false' });
    await waitForBadge(game, 'Can be won');
    game.play({ kind: 'draw' });
    await searches.quiet();
    const { position } = game;
    void game.newGame();
    expect(game.position, 'immediately').to.not.equal(position);
    await waitForBadge(game, 'Can be won');
  });

  it('are not in the options if the page sets them', async () => {
    for (const attributes of [{ winnable: '' }, { deals: 'any' }, { deals: 'winnable' }]) {
      const game = await mount({ variant: CLEAR, deal: '1', ...attributes });
      await openPage(game, 'Options');
      expect(dialogOf(game).textContent).to.not.include(LABEL);
      game.remove();
    }
  });
});
