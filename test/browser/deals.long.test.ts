// Deals in the dialog: by number, previous and next, random, restart, and by the calendar; and sharing a link that
// opens the same deal.
import { expect } from '@open-wc/testing';
import { CARDS, dailyDeal, defineVariant } from '../../src/engine.js';
import { freecell } from '../../src/games/freecell.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import {
  closeButton,
  dialogOf,
  field,
  heading,
  isOpen,
  item,
  note,
  openDeals,
  openMenu,
  openPage,
  press,
} from '../support/dialog.js';
import { DEMON } from '../support/autosave.js';
import { Tab, type PageWindow } from '../support/frames.js';
import { middleOf, sendKeys, setViewport } from '../support/commands.js';
import { mouseClicks, pressKey, pressKeys } from '../support/hands.js';
import { WIN } from '../support/journey.js';
import { shortest } from '../support/lines.js';
import { atTable, byClicks, focusedPile, mount, moveOf, nextFrame, part, mountWin } from '../support/play.js';
import { until } from '../support/until.js';

const dealOf = (game: SolitaireGame): string => part(game, '[part~=deal]').textContent.trim();

/** Types into the field for a deal number, which is selected when the page opens, and presses Enter. */
const typeDeal = async (game: SolitaireGame, text: string): Promise<void> => {
  field(game, 'Deal number').focus();
  await pressKey('Control+a');
  await sendKeys({ type: text });
  await pressKey('Enter');
  await nextFrame();
};

describe('deals', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  it('by number: the game is dealt, the dialog closes, and the focus is on the stock', async () => {
    const game = await mount();
    await openDeals(game);
    await typeDeal(game, '123456');
    expect(isOpen(game)).to.equal(false);
    expect([game.position.deal, dealOf(game)]).to.deep.equal([123456, 'Deal 123456']);
    expect(focusedPile()).to.equal('stock');
    expect(eventLog.of('solitaire-announce').at(-1)?.text).to.include('123456');
  });

  it('the field contains the current deal number, selected for copying or replacing', async () => {
    const game = await mount({ deal: '77' });
    await openDeals(game);
    const { value, selectionStart, selectionEnd } = field(game, 'Deal number');
    expect([value, selectionStart, selectionEnd]).to.deep.equal(['77', 0, 2]);
    await pressKey('Escape');
    await game.newGame({ deal: 78 });
    await openDeals(game);
    expect(field(game, 'Deal number').value).to.equal('78');
  });

  it('after a touch, the title has the focus, so that no keyboard covers the calendar', async () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === '(pointer: coarse)' ? matchMedia('all') : matchMedia(query));
    const game = await mount();
    const focused = (): string | undefined => game.shadowRoot?.activeElement?.localName;
    try {
      await mouseClicks([middleOf(part(game, '[part~=deal]'))]);
      await nextFrame();
      expect(focused()).to.equal('h2');
      await pressKey('Escape');
      part(game, '[part~=deal]').focus();
      await pressKey('Enter');
      await nextFrame();
      expect(focused()).to.equal('input');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('a number may contain group separators', async () => {
    const game = await mount();
    await openDeals(game);
    await typeDeal(game, '999,999,999');
    expect(game.position.deal).to.equal(999_999_999);
    await openDeals(game);
    await typeDeal(game, '12 345');
    expect(game.position.deal).to.equal(12_345);
    await openDeals(game);
    await typeDeal(game, '12,34,567');
    expect(game.position.deal).to.equal(1_234_567);
  });

  for (const digits of ['٤٢', '۴۲', '４２']) {
    it(`a number may use the digits of another script: ${digits}`, async () => {
      const game = await mount();
      await openDeals(game);
      await typeDeal(game, digits);
      expect(game.position.deal).to.equal(42);
    });
  }

  for (const wrong of ['0', '-3', 'abc', '1000000000', '1.5', '12,5', '1e5', '']) {
    it(`an invalid number, “${wrong}”, shows the reason, and the game continues`, async () => {
      const game = await mount({ deal: '4' });
      game.play({ kind: 'draw' });
      const { position } = game;
      await openDeals(game);
      if (wrong) await typeDeal(game, wrong);
      else {
        await pressKeys(['Control+a', 'Delete', 'Enter']);
        await nextFrame();
      }
      expect(isOpen(game)).to.equal(true);
      const why = 'A deal is a whole number from 1 to 999,999,999.';
      expect(note(game), 'the reason is shown').to.equal(why);
      const input = field(game, 'Deal number');
      expect(input.ariaInvalid).to.equal('true');
      const about = dialogOf(game).querySelector(`#${input.getAttribute('aria-describedby') ?? ''}`);
      expect(about?.textContent.trim()).to.equal(why);
      const gap = (about?.getBoundingClientRect().top ?? NaN) - input.getBoundingClientRect().bottom;
      expect(gap, 'the reason is next to the field').to.be.within(0, 16);
      await pressKeys(['Control+a', '7']);
      await nextFrame();
      expect([input.ariaInvalid, note(game)], 'no error while typing').to.deep.equal(['false', '']);
      expect(game.position).to.equal(position);
      await typeDeal(game, '5');
      expect([isOpen(game), game.position.deal]).to.deep.equal([false, 5]);
    });
  }

  it('the message about an invalid number is in view on a phone', async () => {
    await setViewport({ width: 320, height: 480 });
    const game = await mount({ deal: '4', games: 'klondike reno cruel demon' });
    await openDeals(game);
    await typeDeal(game, 'hello');
    const box = part(game, '#deal-hint').getBoundingClientRect();
    expect(box.bottom).to.be.at.most(dialogOf(game).getBoundingClientRect().bottom);
    const close = closeButton(game).getBoundingClientRect();
    expect(field(game, 'Deal number').getBoundingClientRect().top).to.be.at.least(close.bottom);
    await setViewport({ width: 900, height: 900 });
  });

  it('a deal of Microsoft FreeCell is dealt, shown and saved by its number', async () => {
    defineVariant(freecell);
    const game = await mount({ variant: 'freecell', deal: 'MS 11982' });
    const shown = (): unknown => [game.position.deal, dealOf(game), game.position.piles[8]?.cards[0]];
    expect(shown()).to.deep.equal([null, 'Deal ms-11982', 'AH']);
    await openDeals(game);
    expect(field(game, 'Deal number').value).to.equal('ms-11982');
    await press(item(game, 'Next'));
    expect(dealOf(game)).to.equal('Deal ms-11983');
    expect(game.toJSON().deal).to.equal('ms-11983');
  });

  it('a whole deck is dealt, and a wrong one is explained', async () => {
    const game = await mount({ deal: '4' });
    const deck = CARDS.map((card) => card.toLowerCase().replace('t', '10'));
    await openDeals(game);
    await typeDeal(game, [...deck.slice(0, -1), 'as'].join(','));
    expect([isOpen(game), note(game)]).to.deep.equal([
      true,
      'A deck lists all cards of the game, as in KS 10H 7♦. Please check: AS.',
    ]);
    await typeDeal(game, deck.join(','));
    expect([isOpen(game), game.toJSON().deck]).to.deep.equal([false, CARDS]);
  });

  it('the previous, the next and a random deal can be chosen', async () => {
    const game = await mount({ deal: '50' });
    for (const [name, deal] of [
      ['Next', 51],
      ['Next', 52],
      ['Previous', 51],
    ] as const) {
      await openDeals(game);
      await press(item(game, name));
      expect([isOpen(game), game.position.deal], name).to.deep.equal([false, deal]);
    }
    await openDeals(game);
    await press(item(game, 'Random'));
    expect(game.position.deal).to.be.within(1, 999_999_999).and.not.equal(51);
  });

  it('there is no deal before the first or after the last, nor next to a custom deck', async () => {
    const game = await mount({ deal: '1' });
    const usable = () => ['Previous', 'Next'].map((name) => !item(game, name).disabled);
    await openDeals(game);
    expect(usable()).to.deep.equal([false, true]);
    await pressKey('Escape');
    await game.newGame({ deal: 999_999_999 });
    await openDeals(game);
    expect(usable()).to.deep.equal([true, false]);
    await pressKey('Escape');
    await mountWin(shortest('klondike'), game);
    await openDeals(game);
    expect([field(game, 'Deal number').value, usable()]).to.deep.equal(['', [false, false]]);
  });

  it('Restart in the menu deals the same cards, and is disabled until a move is made', async () => {
    const game = await mount({ deal: '4' });
    await openMenu(game);
    expect(item(game, 'Restart').disabled).to.equal(true);
    await pressKey('Escape');
    game.play({ kind: 'draw' });
    await openMenu(game);
    await press(item(game, 'Restart'));
    expect(isOpen(game)).to.equal(false);
    expect(game.position).to.include({ deal: 4, moves: 0 });
  });

  it('dealing from the dialog keeps the options of the game', async () => {
    const game = await mount({ variant: 'demon', reserve: '10', deal: '9' });
    await openDeals(game);
    await press(item(game, 'Next'));
    expect(game.position).to.deep.include({ variant: 'demon', deal: 10 });
    expect(game.position.options['reserve']).to.equal(10);
  });
});

/** A page with this date. */
const onDay = (date: string) => (page: PageWindow) => {
  const { Date: Real } = page;
  page.Date = class extends Real {
    constructor(...args: [] | [string]) {
      super(...(args.length ? args : ([`${date}T12:00`] as [string])));
    }
  } as DateConstructor;
};

describe('daily deals', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => Tab.closeAll());

  /** @param language The file of a language that the page loads. */
  const open = async (
    attributes = 'variant="over-under"',
    date = '2026-11-21',
    language = '',
  ): Promise<SolitaireGame> => {
    const tab = await Tab.open({
      html: `<solitaire-game ${attributes}></solitaire-game>`,
      before: onDay(date),
      after: language && `<script type="module" src="${language}"></script>`,
    });
    tab.front();
    await openDeals(tab.game);
    return tab.game;
  };
  const days = (game: SolitaireGame): HTMLButtonElement[] => [
    ...dialogOf(game).querySelectorAll<HTMLButtonElement>('.day'),
  ];
  const day = (game: SolitaireGame, n: number): HTMLButtonElement => days(game)[n - 1] as HTMLButtonElement;
  const month = (game: SolitaireGame): string =>
    dialogOf(game).querySelector('.month strong')?.textContent ?? '';

  it('the calendar shows the month, a label for each day, and each day below its weekday', async () => {
    const game = await open();
    expect(month(game)).to.equal('November 2026');
    expect(days(game)).to.have.lengthOf(30);
    expect(day(game, 21).getAttribute('aria-label')).to.equal('November 21, 2026');
    expect(days(game).filter((one) => one.classList.contains('today'))).to.deep.equal([day(game, 21)]);
    const weekdays = [...dialogOf(game).querySelectorAll('.weekdays li')];
    // 1 November 2026 is a Sunday, 2 November a Monday
    const centre = (node: Element): number => {
      const { left, width } = node.getBoundingClientRect();
      return left + width / 2;
    };
    for (const [n, name] of [
      [1, 'Sun'],
      [2, 'Mon'],
      [21, 'Sat'],
    ] as const) {
      const head = weekdays.find(({ textContent }) => textContent.trim() === name) as Element;
      expect(centre(day(game, n)), name).to.be.closeTo(centre(head), 2);
    }
  });

  it('a day deals the same cards for everyone', async () => {
    for (const variant of ['over-under', 'cruel']) {
      const game = await open(`variant="${variant}"`);
      await press(day(game, 13));
      expect(isOpen(game)).to.equal(false);
      expect(game.position.deal).to.equal(dailyDeal('2026-11-13', variant));
      expect(dealOf(game)).to.equal('Nov 13, 2026');
      Tab.closeAll();
    }
  });

  it('only the day of the current deal is marked', async () => {
    const game = await open();
    const marked = () => days(game).flatMap((one, i) => (one.matches('[aria-current=date]') ? [i + 1] : []));
    const outlined = () =>
      days(game).flatMap((one, i) => (getComputedStyle(one).outlineStyle === 'solid' ? [i + 1] : []));
    expect(marked()).to.deep.equal([]);
    await press(day(game, 20));
    await openDeals(game);
    expect([marked(), outlined()]).to.deep.equal([[20], [20]]);
  });

  it('future days cannot be played', async () => {
    const game = await open();
    expect(days(game).map((one) => one.disabled)).to.deep.equal(days(game).map((_, i) => i + 1 > 21));
    expect(item(game, 'Next month').disabled).to.equal(true);
  });

  it('the calendar moves between months, across the turn of the year', async () => {
    const game = await open(undefined, '2027-01-05');
    expect(month(game)).to.equal('January 2027');
    const name = part(game, '.month strong');
    // Orca reads a filled live region when it is inserted
    expect(name.ariaLive, 'the month is not announced when the page opens').to.equal('off');
    await press(item(game, 'Previous month'));
    expect(name.ariaLive).to.equal('polite');
    expect([month(game), days(game).length]).to.deep.equal(['December 2026', 31]);
    expect(days(game).every((one) => !one.disabled)).to.equal(true);
    await press(item(game, 'Previous month'));
    await press(day(game, 30));
    expect(game.position.deal).to.equal(dailyDeal('2026-11-30', 'over-under'));
    await openDeals(game);
    for (let tries = 0; month(game) !== 'January 2027' && tries < 3; tries++)
      await press(item(game, 'Next month'));
    expect([month(game), item(game, 'Next month').disabled]).to.deep.equal(['January 2027', true]);
  });

  describe('by keys', () => {
    const stops = (game: SolitaireGame): number[] =>
      days(game).flatMap((one, i) => (one.tabIndex === 0 && !one.disabled ? [i + 1] : []));
    const focused = (game: SolitaireGame): number =>
      days(game).indexOf(game.shadowRoot?.activeElement as HTMLButtonElement) + 1;
    const after = async (
      game: SolitaireGame,
      key: string,
    ): Promise<readonly [month: string, day: number]> => {
      await pressKey(key);
      await new Promise((resolve) => setTimeout(resolve));
      await nextFrame();
      return [month(game), focused(game)];
    };

    it('the days are one tab stop: today, the day that is played, or the last one that a key reached', async () => {
      const game = await open();
      expect(stops(game)).to.deep.equal([21]);
      await press(day(game, 20));
      await openDeals(game);
      expect(stops(game)).to.deep.equal([20]);
      item(game, 'Previous month').focus();
      await pressKey('Tab');
      expect(focused(game)).to.equal(20);
      await after(game, 'ArrowUp');
      expect(stops(game)).to.deep.equal([13]);
    });

    it('arrow keys move by days and weeks, also into other months, and never into the future', async () => {
      const game = await open();
      day(game, 21).focus();
      expect(await after(game, 'ArrowRight')).to.deep.equal(['November 2026', 21]);
      expect(await after(game, 'ArrowDown')).to.deep.equal(['November 2026', 21]);
      expect(await after(game, 'ArrowLeft')).to.deep.equal(['November 2026', 20]);
      expect(await after(game, 'ArrowUp')).to.deep.equal(['November 2026', 13]);
      expect(await after(game, 'Home')).to.deep.equal(['November 2026', 1]);
      expect(await after(game, 'ArrowLeft')).to.deep.equal(['October 2026', 31]);
      expect(await after(game, 'ArrowDown')).to.deep.equal(['November 2026', 7]);
      expect(await after(game, 'End')).to.deep.equal(['November 2026', 21]);
      expect(await after(game, 'PageDown')).to.deep.equal(['November 2026', 21]);
      expect(await after(game, 'PageUp')).to.deep.equal(['October 2026', 21]);
      await pressKey('Enter');
      expect(game.position.deal).to.equal(dailyDeal('2026-10-21', 'over-under'));
    });

    it('from the last day of a long month to a shorter one they keep within the month', async () => {
      const game = await open(undefined, '2027-03-31');
      day(game, 31).focus();
      expect(await after(game, 'PageUp')).to.deep.equal(['February 2027', 28]);
      expect(await after(game, 'PageDown')).to.deep.equal(['March 2027', 28]);
    });

    it('left and right are mirrored in languages that are written from right to left', async () => {
      const game = await open('variant="over-under" lang="he" dir="rtl"', undefined, '/dist/locales/he.js');
      day(game, 14).focus();
      expect((await after(game, 'ArrowLeft'))[1]).to.equal(15);
      expect((await after(game, 'ArrowRight'))[1]).to.equal(14);
    });

    it('left and right are not mirrored on such a page while the texts are English', async () => {
      const game = await open('variant="over-under" lang="he" dir="rtl"');
      day(game, 14).focus();
      expect((await after(game, 'ArrowLeft'))[1]).to.equal(13);
      expect((await after(game, 'ArrowRight'))[1]).to.equal(14);
    });

    it('each day is a tab stop for players who use Tab and Enter only', async () => {
      const game = await open('variant="over-under" navigation="step"');
      expect(stops(game)).to.deep.equal(Array.from({ length: 21 }, (_, i) => i + 1));
    });
  });

  it('a day that was won is marked and labelled, also on the next visit, only for that game', async () => {
    const line = '4631525d4334676d15d2354d51d72d76dd64d371dd272ddd1';
    const game = await open();
    await press(day(game, 14));
    for (const step of line) {
      const move = moveOf(step === 'd' ? 'draw' : `tableau-${step}>discard:1`);
      if (step === line.at(-1)) await byClicks(game, move);
      else expect(game.play(move), step).to.equal(true);
    }
    expect(game.status).to.equal('won');
    const won = (one: SolitaireGame) =>
      days(one).flatMap((each) => {
        const name = each.getAttribute('aria-label') ?? '';
        return name.includes('won') ? [name] : [];
      });
    await openDeals(game);
    expect(won(game)).to.deep.equal(['November 14, 2026, won']);
    expect(getComputedStyle(day(game, 14)).backgroundColor).to.not.equal(
      getComputedStyle(day(game, 13)).backgroundColor,
    );
    expect(dialogOf(game).textContent).to.include('You have won 1.');
    Tab.closeAll();
    expect(won(await open())).to.deep.equal(['November 14, 2026, won']);
    Tab.closeAll();
    expect(won(await open('variant="cruel"'))).to.deep.equal([]);
  });

  it('a win of the same deal by its number marks no day', async () => {
    const game = await open();
    expect(days(game).filter((one) => one.matches('.won'))).to.deep.equal([]);
    await typeDeal(game, String(dailyDeal('2026-11-14', 'over-under')));
    for (const step of '4631525d4334676d15d2354d51d72d76dd64d371dd272ddd1')
      game.play(moveOf(step === 'd' ? 'draw' : `tableau-${step}>discard:1`));
    expect(game.status).to.equal('won');
    await openDeals(game);
    expect(days(game).filter((one) => one.matches('.won'))).to.deep.equal([]);
  });
});

describe('sharing a deal', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => Tab.closeAll());

  const refusal = (page: PageWindow): DOMException => new page.DOMException('refused', 'NotAllowedError');

  const setClipboard = (page: PageWindow, writeText: (text: string) => Promise<void>): void =>
    void Object.defineProperty(page.navigator, 'clipboard', { value: { writeText }, configurable: true });

  /** The texts that a page copies; with `refuse`, the browser rejects every copy. */
  function clipboard(page: PageWindow, refuse = false): string[] {
    const copied: string[] = [];
    setClipboard(page, (text) => {
      if (refuse) return Promise.reject(refusal(page));
      copied.push(text);
      return Promise.resolve();
    });
    return copied;
  }

  /** The browser asks for a permission before the next copy: the functions answer. */
  function lateDecision(page: PageWindow): { permit: () => void; refuse: () => void } {
    const decision = { permit: (): void => undefined, refuse: (): void => undefined };
    setClipboard(
      page,
      () =>
        new Promise((resolve, reject) => {
          decision.permit = resolve;
          decision.refuse = () => {
            reject(refusal(page));
          };
        }),
    );
    return decision;
  }

  async function copy(html: string, address = ''): Promise<{ tab: Tab; text: string; url: string }> {
    const tab = await Tab.open(html, address);
    tab.front();
    const copied = clipboard(tab.page);
    await tab.game.newGame({ deal: 4321, options: { draw: 1, runs: 'any' } });
    await openMenu(tab.game);
    await press(item(tab.game, 'Share this deal'));
    await nextFrame();
    expect(note(tab.game)).to.equal('Copied. Paste it wherever you like.');
    expect(copied).to.have.lengthOf(1);
    const [text = '', url = ''] = (copied[0] ?? '').split('\n');
    return { tab, text, url };
  }

  for (const links of ['#', 'game']) {
    it(`links="${links}": the copied link opens the same deal with the same options`, async () => {
      const html = `<solitaire-game links="${links} page"></solitaire-game>`;
      const { tab, text, url } = await copy(html, '?page=2&session=secret');
      expect(text).to.equal('Klondike solitaire, deal 4321');
      expect(new URL(url).searchParams.get('page'), 'the parameter of the page is kept').to.equal('2');
      expect(url, 'other parameters are removed').not.to.include('secret');
      const { options } = tab.game.position;
      const { piles } = await tab.game.newGame({ deal: 4321, options });
      tab.close();
      localStorage.clear();
      const other = await Tab.open(html, url);
      expect(other.game.position).to.deep.include({ deal: 4321, options, moves: 0, piles });
      expect(dealOf(other.game)).to.equal('Deal 4321');
    });
  }

  it('with a choice of games: the link leads to the game that was switched to', async () => {
    const html = '<solitaire-game games="klondike demon" links="#" draw="1"></solitaire-game>';
    const tab = await Tab.open(html);
    tab.front();
    const copied = clipboard(tab.page);
    await openMenu(tab.game);
    await press(item(tab.game, 'Change game'));
    await press(item(tab.game, 'Demon'));
    await tab.game.newGame({ deal: 42, options: { reserve: 10 } });
    tab.game.play({ kind: 'draw' });
    const { position } = tab.game;
    await openMenu(tab.game);
    await press(item(tab.game, 'Share this deal'));
    await nextFrame();
    tab.close();
    localStorage.clear();
    const [, url = ''] = (copied[0] ?? '').split('\n');
    const other = await Tab.open(html, url);
    expect(other.game.position).to.deep.include({ variant: 'demon', deal: 42, options: position.options });
    expect(other.faults).to.deep.equal([]);
    expect(other.warned).to.deep.equal([]);
    await openMenu(other.game);
    await press(item(other.game, 'Change game'));
    await press(item(other.game, 'Klondike'));
    expect(other.game.position).to.include({ variant: 'klondike' });
    expect(other.game.position.options).to.include({ draw: 1 });
  });

  it('with a choice of games: a link to a game that the page does not offer is ignored', async () => {
    const html = '<solitaire-game games="klondike demon" links="#"></solitaire-game>';
    const { game } = await Tab.open(html, '#solitaire=reno.42');
    expect(game.position.variant).to.equal('klondike');
    expect(game.position.deal).not.to.equal(42);
  });

  it('without links, the text names the deal, and the URL is that of the page without parameters', async () => {
    const { tab, text, url } = await copy('<solitaire-game></solitaire-game>');
    expect(text).to.equal('Klondike solitaire, deal 4321');
    expect(url).to.equal(tab.page.location.href);
  });

  it('the note after sharing is in view on a phone in landscape', async () => {
    await setViewport({ width: 667, height: 375 });
    const { tab } = await copy('<solitaire-game></solitaire-game>');
    const boxes = [dialogOf(tab.game).querySelector('.note'), dialogOf(tab.game)].map((one) =>
      one?.getBoundingClientRect(),
    );
    expect(boxes[0]?.bottom).to.be.at.most(boxes[1]?.bottom ?? 0);
    await setViewport({ width: 900, height: 900 });
  });

  it('the deals page has a share button as well', async () => {
    const tab = await Tab.open('<solitaire-game links="#" deal="5"></solitaire-game>');
    tab.front();
    const copied = clipboard(tab.page);
    await openPage(tab.game, 'Choose a deal');
    await press(item(tab.game, 'Share this deal'));
    await nextFrame();
    expect(copied.join()).to.match(/#solitaire=klondike\.5$/);
    expect(isOpen(tab.game)).to.equal(true);
  });

  it('a copy that the browser permits or refuses after the dialog was closed does not open it again', async () => {
    const tab = await Tab.open('<solitaire-game links="#" deal="5"></solitaire-game>');
    tab.front();
    const { game } = tab;
    for (const permits of [true, false]) {
      const decision = lateDecision(tab.page);
      await openMenu(game);
      await press(item(game, 'Share this deal'));
      await press(closeButton(game));
      if (permits) decision.permit();
      else decision.refuse();
      await nextFrame();
      await game.updateComplete;
      expect(isOpen(game)).to.equal(false);
      const message = game.shadowRoot?.querySelector('.message:not([hidden])')?.textContent.trim() ?? '';
      if (permits) expect(message).to.equal('Copied. Paste it wherever you like.');
    }
  });

  it('a copy that the browser refuses after the table was removed does not stop its clock', async () => {
    const tab = await Tab.open('<solitaire-game links="#" deal="5"></solitaire-game>');
    tab.front();
    const { game } = tab;
    const decision = lateDecision(tab.page);
    await openMenu(game);
    await press(item(game, 'Share this deal'));
    const { parentNode } = game;
    game.remove();
    decision.refuse();
    await nextFrame();
    parentNode?.append(game);
    await game.updateComplete;
    game.play({ kind: 'draw' });
    const { elapsed } = game;
    await until(() => game.elapsed > elapsed, 'the clock runs');
    expect(isOpen(game)).to.equal(false);
  });

  it('if the clipboard is unavailable, the text is shown for copying', async () => {
    const tab = await Tab.open('<solitaire-game links="#" deal="5"></solitaire-game>');
    tab.front();
    const { game } = tab;
    clipboard(tab.page, true);
    for (const openList of [openMenu, openDeals]) {
      await openList(game);
      await press(item(game, 'Share this deal'));
      await nextFrame();
      expect(heading(game)).to.equal('Share this deal');
      expect(dialogOf(game).querySelector('.page')?.textContent).to.include('by hand');
      const line = dialogOf(game).querySelector<HTMLInputElement>('.by-hand');
      expect(line?.checkVisibility()).to.equal(true);
      expect(line?.value).to.match(/^Klondike solitaire, deal 5 .*#solitaire=klondike\.5$/);
      await press(closeButton(game));
    }
    await openDeals(game);
    await press(item(game, 'Next'));
    await openMenu(game);
    await press(item(game, 'Share this deal'));
    await nextFrame();
    const [line, ...others] = dialogOf(game).querySelectorAll<HTMLInputElement>('.by-hand');
    expect(line?.value, 'no text of the previous deal').to.match(/#solitaire=klondike\.6$/);
    expect(others).to.have.length(0);
    await press(closeButton(game));
    await byClicks(game, { kind: 'draw' });
    await openMenu(game);
    await press(item(game, 'Share this position'));
    await nextFrame();
    expect(heading(game)).to.equal('Share this position');
    expect(dialogOf(game).querySelector<HTMLInputElement>('.by-hand')?.value).to.match(/\.line-D$/);
  });

  it('after a win, the text is shown if the clipboard is unavailable', async () => {
    const tab = await Tab.open(`<solitaire-game ${DEMON} links="#"></solitaire-game>`);
    tab.front();
    const { game } = tab;
    clipboard(tab.page, true);
    for (const move of WIN) expect(game.play(move)).to.equal(true);
    await game.updateComplete;
    await press(part(game, '.end .choice:not(.main)'));
    await nextFrame();
    expect(heading(game)).to.equal('Share this deal');
    expect(dialogOf(game).querySelector<HTMLInputElement>('.by-hand')?.value).to.include(
      '#solitaire=demon.81',
    );
  });
});
