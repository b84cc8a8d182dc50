// The language of a table: that of the nearest `lang`, through shadow hosts, updated during a game; from files that the
// page loads before or after the module.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { defineLanguage } from '../../src/locales/languages.js';
import { axNodes, axTree } from '../support/commands.js';
import { pressKeys } from '../support/hands.js';
import { playedTo, shortest } from '../support/lines.js';
import {
  atTable,
  cardsIn,
  deepActive,
  focusedPile,
  focusLabel,
  mount,
  nextFrame,
  part,
  pile,
  mountWin,
} from '../support/play.js';
import { openPage, type PageTitle } from '../support/dialog.js';
import { tool, watchWarnings, type Warnings } from '../support/page.js';
import { until } from '../support/until.js';

/** Replaces all text nodes, as translation services do. */
function replaceTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const [outer, inner] = [document.createElement('span'), document.createElement('span')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const labelOf = (game: Element, id: string): string =>
  cardsIn(game, id).at(-1)?.querySelector('button')?.ariaLabel ?? '';

/** A Klondike whose first column has the king of spades on top. */
const wins = shortest('klondike');

describe('the language', function () {
  this.timeout(30_000);

  const eventLog = atTable();
  let warnings: Warnings;

  before(async () => {
    await import('../../src/locales/de.js');
    await import('../../src/locales/ar.js');
  });
  after(() => {
    document.documentElement.lang = 'en';
  });
  beforeEach(() => {
    document.documentElement.lang = 'en';
    warnings = watchWarnings();
  });

  afterEach(() => warnings.stop());

  const expectGerman = (game: SolitaireGame): void => {
    expect(part(game, '.game').lang).to.equal('de');
    expect(tool(game, 'Neues Spiel').ariaLabel).to.equal('Neues Spiel');
    expect(labelOf(game, 'tableau-1')).to.match(/Pik|Herz|Karo|Kreuz/);
  };
  const expectEnglish = (game: SolitaireGame): void => {
    expect(part(game, '.game').lang).to.equal('en');
    expect(tool(game, 'New game').ariaLabel).to.equal('New game');
    expect(labelOf(game, 'tableau-1')).to.match(/ of (spades|hearts|diamonds|clubs)/);
  };

  describe('is that of the nearest lang', () => {
    it('on the page', async () => {
      document.documentElement.lang = 'de';
      expectGerman(await mount({ deal: '1' }));
    });

    it('on the element itself, before the page', async () => {
      expectGerman(await mount({ deal: '1', lang: 'de' }));
    });

    it('on the host of its shadow tree', async () => {
      const game = await mount({ deal: '1' });
      const host = document.createElement('div');
      const inner = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(inner);
      inner.attachShadow({ mode: 'open' }).append(game);
      document.body.append(host);
      expectEnglish(game);
      host.lang = 'de';
      await nextFrame();
      expectGerman(game);
      inner.lang = 'en';
      await nextFrame();
      expectEnglish(game);
      inner.removeAttribute('lang');
      await nextFrame();
      expectGerman(game);
      host.remove();
    });

    it('where it is moved to', async () => {
      const game = await mount({ deal: '1' });
      const there = document.createElement('div');
      there.lang = 'de';
      document.body.append(there);
      there.append(game);
      await nextFrame();
      expectGerman(game);
      document.body.append(game);
      await nextFrame();
      expectEnglish(game);
      game.remove();
      there.remove();
    });

    it('for a card and a pile in an article', async () => {
      const article = document.createElement('article');
      article.innerHTML =
        '<playing-card card="QH"></playing-card><card-pile cards="KS QH" face-down="1"></card-pile>';
      document.body.append(article);
      await nextFrame();
      const names = async () =>
        axNodes(await axTree())
          .filter(({ role }) => role === 'image')
          .map(({ name }) => name);
      expect(await names()).to.deep.equal(['queen of hearts', '1 face-down card, queen of hearts']);
      article.lang = 'de';
      await nextFrame();
      const [card, pileOfCards] = await names();
      expect(card).to.contain('Dame');
      expect(pileOfCards).to.match(/verdeckte.*Dame/);
      article.remove();
    });
  });

  describe('changes during a game', () => {
    it('while cards are carried: they stay carried, the focus stays, and all texts are in the other language', async () => {
      const game = await mountWin(wins);
      const { position } = game;
      game.focus();
      await pressKeys(['5', 'Enter']);
      expect(game.matches(':state(carrying)')).to.equal(true);
      const active = deepActive();
      document.documentElement.lang = 'de';
      await nextFrame();
      expect(game.position).to.equal(position);
      expect(game.matches(':state(carrying)')).to.equal(true);
      expect(deepActive()).to.equal(active);
      expect(focusLabel()).to.match(/Pik|Herz|Karo|Kreuz/);
      eventLog.clear();
      await pressKeys(['2', 'Enter']);
      expect(game.position.moves).to.equal(1);
      const announcements = eventLog.of('solitaire-announce').map(({ text }) => text);
      expect(announcements.at(-1)).to.match(/Pik|Herz|Karo|Kreuz/);
      expect(announcements.at(-1)).to.not.contain(' of ');
      expect(focusedPile()).to.equal('tableau-2');
    });

    it('in an open dialog', async () => {
      const game = await playedTo('klondike', 0);
      tool(game, 'Menu').click();
      await nextFrame();
      expect(part(game, 'dialog h2').textContent).to.equal('Menu');
      document.documentElement.lang = 'de';
      await nextFrame();
      expect(part(game, 'dialog h2').textContent).to.equal('Menü');
      expect(part(game, 'dialog').textContent).to.not.contain('Options');
    });

    for (const page of ['Options', 'Statistics', 'Help'])
      it(`also where a translation service has replaced the text nodes, on the table and in ${page}`, async () => {
        /** All texts after a draw in another language, with or without a replacement before. */
        const shown = async (isReplaced: boolean): Promise<string> => {
          document.documentElement.lang = 'en';
          const game = await playedTo('klondike', 0);
          Object.assign(game, { without: 'time verdict', save: 'none' });
          await game.updateComplete;
          await openPage(game, page as PageTitle);
          if (isReplaced) replaceTexts(part(game, '.game'));
          game.play({ kind: 'draw' });
          document.documentElement.lang = 'de';
          await nextFrame();
          await game.updateComplete;
          const text = part(game, '.game').textContent.replace(/\s+/g, ' ');
          game.remove();
          return text;
        };
        expect(await shown(true)).to.equal(await shown(false));
      });

    it('twenty times back and forth: no listeners remain, and the game is unchanged', async () => {
      const game = await playedTo('demon', 12);
      const { position } = game;
      game.without = 'verdict time';
      await game.updateComplete;
      const before = game.shadowRoot?.querySelectorAll('*').length;
      const english = part(game, '.game').textContent;
      for (let i = 0; i < 20; i++) {
        document.documentElement.lang = i % 2 ? 'en' : 'de';
        await nextFrame();
      }
      expect(game.position).to.equal(position);
      expect(game.shadowRoot?.querySelectorAll('*').length).to.equal(before);
      expect(part(game, '.game').textContent).to.equal(english);
    });
  });

  describe('is laid out from right to left', () => {
    it('in Arabic, on a page without a dir attribute', async () => {
      document.documentElement.lang = 'ar';
      const game = await playedTo('klondike', 0);
      expect(getComputedStyle(part(game, '.game')).direction).to.equal('rtl');
      const left = (id: string): number => pile(game, id).getBoundingClientRect().left;
      expect(left('tableau-1')).to.be.above(left('tableau-7'));
      game.focus();
      await pressKeys(['Digit1', 'ArrowLeft']);
      expect(focusedPile()).to.equal('tableau-2');
    });

    it('if the page is right-to-left, in a language that is loaded', async () => {
      const around = document.createElement('div');
      around.dir = 'rtl';
      const game = await mount({ deal: '1' });
      document.body.append(around);
      around.append(game);
      expect(getComputedStyle(part(game, '.game')).direction).to.equal('rtl');
      around.remove();
    });

    it('not in English as the fallback for a language that is not loaded', async () => {
      const around = document.createElement('div');
      around.dir = 'rtl';
      around.lang = 'fa';
      const game = await mount({ deal: '1' });
      document.body.append(around);
      around.append(game);
      await nextFrame();
      expect(getComputedStyle(part(game, '.game')).direction).to.equal('ltr');
      around.remove();
    });
  });

  describe('that is not loaded', () => {
    it('falls back to English, with one console warning', async () => {
      document.documentElement.lang = 'ia';
      const game = await mount({ deal: '1' });
      const other = await mount({ deal: '2' });
      await nextFrame();
      expectEnglish(game);
      expectEnglish(other);
      await until(() => warnings.messages.length, 'the warning');
      expect(warnings.messages.filter((text) => text.includes('"ia"'))).to.have.lengthOf(1);
      expect(warnings.messages[0]).to.contain('defineLanguage');
    });

    it('takes effect as soon as it is loaded', async () => {
      document.documentElement.lang = 'fi';
      const game = await mount({ deal: '1' });
      expectEnglish(game);
      defineLanguage('fi', { newGame: 'Uusi peli' });
      await nextFrame();
      expect(tool(game, 'Uusi peli').ariaLabel).to.equal('Uusi peli');
      expect(part(game, '.game').lang).to.equal('fi');
    });
  });

  it('texts set by the page take precedence over those of any language', async () => {
    document.documentElement.lang = 'de';
    const game = await mount({ deal: '1' });
    game.texts = { newGame: 'Nochmal!' };
    await game.updateComplete;
    expect(tool(game, 'Nochmal!').ariaLabel).to.equal('Nochmal!');
    expect(labelOf(game, 'tableau-1')).to.match(/Pik|Herz|Karo|Kreuz/);
  });

  it('the live region in the light DOM has the lang of its text', async () => {
    document.documentElement.lang = 'eo';
    const game = await mount({ deal: '4' });
    Object.defineProperty(game, 'ariaNotify', { value: undefined });
    game.play({ kind: 'draw' });
    expect(game.querySelector<HTMLElement>('[slot=solitaire-status]')?.lang).to.equal('en');
    document.documentElement.lang = 'de';
    await nextFrame();
    game.undo();
    expect(game.querySelector<HTMLElement>('[slot=solitaire-status]')?.lang).to.equal('de');
  });
});

describe('a built language file', function () {
  this.timeout(30_000);

  const MODULE = '<script type="module" src="/dist/solitaire-elements.js"></script>';
  const LANGUAGE = '<script src="/dist/locales/de.js"></script>';
  const LANGUAGE_MODULE = '<script type="module" src="/dist/locales/de.js"></script>';

  /** A page in a frame with these scripts and a game on it. */
  async function page(scripts: string): Promise<Window> {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<!doctype html><html lang="de"><meta charset="utf-8">${scripts}<body><solitaire-game deal="1" save="none"></solitaire-game>`;
    frame.style.cssText = 'inline-size: 600px; block-size: 700px';
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    return frame.contentWindow as Window;
  }
  const nameIn = async (there: Window): Promise<string> => {
    const game = there.document.querySelector('solitaire-game') as SolitaireGame;
    await game.updateComplete;
    await nextFrame();
    return game.shadowRoot?.querySelector('.tool')?.ariaLabel ?? '';
  };
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  const orders: Record<string, string> = {
    'a script before the module': LANGUAGE + MODULE,
    'a script after it': MODULE + LANGUAGE,
    'a module before it': LANGUAGE_MODULE + MODULE,
    'a module after it': MODULE + LANGUAGE_MODULE,
    twice: LANGUAGE + MODULE + LANGUAGE_MODULE,
    'before two copies of the module': `${LANGUAGE}${MODULE}<script type="module" src="/dist/solitaire-elements.js?again"></script>`,
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`works as ${order}`, async () => {
      expect(await nameIn(await page(scripts))).to.equal('Neues Spiel');
    });
  }

  it('is never requested by the widget itself', async () => {
    const there = await page(MODULE);
    expect(await nameIn(there)).to.equal('New game');
    const asked = there.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(asked).to.deep.equal(['/dist/solitaire-elements.js']);
  });
});
