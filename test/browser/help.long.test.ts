// Help in the dialog: for each game, with its current options, links to the glossary and back, and the keys.
import { expect } from '@open-wc/testing';
import { setViewport } from '../support/commands.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { defineVariant } from '../../src/engine.js';
import { freecell } from '../../src/games/freecell.js';
import { en } from '../../src/locales/en-all.js';
import { glossary, helpTexts } from '../../src/locales/en-help.js';
import { closeButton, dialogOf, heading, item, openPage, press } from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { GAMES } from '../support/lines.js';
import { atTable, deepActive, mount, nextFrame, pile } from '../support/play.js';

const page = (game: SolitaireGame): HTMLElement => {
  const found = dialogOf(game).querySelector<HTMLElement>('.page.help');
  if (!found) throw new Error('help is not shown');
  return found;
};
const textOf = (node: Element | null | undefined): string =>
  node?.textContent.trim().replace(/\s+/g, ' ') ?? '';
const withoutMarkup = (text: string): string => text.replace(/\[([^\]|]*)[^\]]*\]/g, '$1');

/** Whether an element is in the visible part of the dialog, below its header. */
function isInView(game: SolitaireGame, node: Element): boolean {
  const box = node.getBoundingClientRect();
  const head = dialogOf(game).querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return box.top >= head - 1 && box.bottom <= dialogOf(game).getBoundingClientRect().bottom + 1;
}

describe('help', function () {
  this.timeout(20_000);
  atTable([600, 700]);

  for (const variant of GAMES) {
    it(`${variant}: goal, table, moves, score and a strategy, in texts for this game`, async () => {
      const game = await mount({ variant, deal: '4' });
      await openPage(game, 'Help');
      const headings = [...page(game).querySelectorAll('h3')].map(textOf);
      for (const name of ['Goal', 'Table', 'Moves', 'Score', 'Tip', 'Patience lingo'])
        expect(headings).to.include(name);
      const { goal = '', strategy = '', table = '' } = helpTexts[variant] ?? {};
      for (const text of [goal, strategy, table]) expect(textOf(page(game))).to.include(withoutMarkup(text));
      expect(textOf(page(game)), 'no unresolved placeholder').to.not.match(/[[\]{}|]|undefined/);
      for (const other of GAMES.filter((name) => name !== variant))
        expect(textOf(page(game))).to.not.include(withoutMarkup(helpTexts[other]?.strategy ?? ' none '));
    });
  }

  describe('the diagram', () => {
    afterEach(() => setViewport({ width: 600, height: 700 }));

    /**
     * The position of the piles on the table: columns from the edge where the text starts, and the top in CSS pixels.
     */
    const table = (game: SolitaireGame): Map<string, readonly [column: number, top: number]> => {
      const boxes = game.position.piles.map(
        ({ id }) => [id, pile(game, id).getBoundingClientRect()] as const,
      );
      const left = Math.min(...boxes.map(([, box]) => box.left));
      const right = Math.max(...boxes.map(([, box]) => box.right));
      const fromStart = (box: DOMRect): number => (game.dir === 'rtl' ? right - box.right : box.left - left);
      const card = Math.min(...boxes.map(([, { width }]) => width));
      return new Map(boxes.map(([id, box]) => [id, [fromStart(box) / card / 1.14, box.top]]));
    };

    /** The position of the piles in the diagram. */
    const drawn = (game: SolitaireGame, kinds: Readonly<Record<string, string>>) => {
      const names = [...page(game).querySelectorAll('.diagram li')].map(textOf);
      const counts: Record<string, number> = {};
      const numbers = [...page(game).querySelectorAll('.diagram text')].map((text) => Number(textOf(text)));
      const rects = [...page(game).querySelectorAll('.diagram rect')];
      const across = rects.map((rect) => Number(rect.getAttribute('x')));
      const fromStart = (x: number): number =>
        game.dir === 'rtl' ? Math.max(...across) - x : x - Math.min(...across);
      return rects.map((rect, i) => {
        const [kind = ''] =
          Object.entries(kinds).find(([, name]) => name === names[(numbers[i] ?? 0) - 1]) ?? [];
        const number = (counts[kind] = (counts[kind] ?? 0) + 1);
        return {
          ids: [kind, `${kind}-${String(number)}`],
          column: fromStart(across[i] ?? NaN) / 24,
          row: Number(rect.getAttribute('y')) / 32,
        };
      });
    };

    for (const [width, height] of [
      [1000, 900],
      [360, 640],
      [844, 340],
    ] as const) {
      for (const [hand, dir] of [
        ['right', 'ltr'],
        ['left', 'ltr'],
        ['right', 'rtl'],
        ['left', 'rtl'],
      ] as const) {
        it(`shows the piles where the table has them, ${width} × ${height}, ${hand}-handed, ${dir}`, async () => {
          await setViewport({ width, height });
          for (const variant of GAMES) {
            const attributes = { variant, dir, deal: '4', ...(hand === 'left' && { 'left-handed': '' }) };
            const game = await mount(attributes);
            await nextFrame();
            await nextFrame();
            const real = table(game);
            await openPage(game, 'Help');
            const all = drawn(game, { ...en.allOf, ...(variant === 'demon' && en.gameTexts.demon.allOf) });
            expect(all, variant).to.have.lengthOf(real.size);
            const places = all.map(({ ids, ...place }) => {
              const id = ids.find((one) => real.has(one)) ?? '';
              const [column = NaN, top = NaN] = real.get(id) ?? [];
              expect(place.column, `${variant}, ${id}`).to.be.closeTo(column, 0.1);
              return { id, top, row: place.row };
            });
            for (const one of places) {
              for (const other of places) {
                if (other.row - one.row >= 1)
                  expect(other.top, `${variant}, ${other.id} under ${one.id}`).to.be.above(one.top + 10);
              }
            }
            game.remove();
          }
        });
      }
    }
  });

  it('opens with ? in each game, on the same page', async () => {
    for (const variant of GAMES) {
      const game = await mount({ variant, deal: '4' });
      game.focus();
      await pressKey('?');
      await nextFrame();
      expect(heading(game)).to.equal('Help');
      expect(textOf(page(game))).to.include(withoutMarkup(helpTexts[variant]?.goal ?? ' none '));
      await press(closeButton(game));
      game.remove();
    }
  });

  it('Reno: the goal is to break even, with the required amount', async () => {
    const game = await mount({ variant: 'reno', deal: '4' });
    await openPage(game, 'Help');
    expect(textOf(page(game)))
      .to.include('breaking even is the achievement')
      .and.include('11 cards win back');
  });

  it('lists the options that are in force, and no others', async () => {
    const game = await mount({ deal: '4' });
    await openPage(game, 'Help');
    expect(textOf(page(game)))
      .to.include('Three cards are turned at a time')
      .and.include('as often as you like');
    await press(closeButton(game));
    await game.newGame({ options: { draw: 1, redeals: 2, scoring: 'vegas' } });
    await openPage(game, 'Help');
    expect(textOf(page(game)))
      .to.include('Cards are turned one at a time')
      .and.include('Times you may turn over the waste: 2.')
      .and.include('each card on a foundation pays 5')
      .and.not.include('Three cards are turned');
  });

  it('of a game without its own rules: made from its description, under its options', async () => {
    defineVariant(freecell);
    const game = await mount({ variant: 'freecell', deal: '4' });
    await openPage(game, 'Help');
    expect(textOf(page(game)))
      .to.include('Cells: 4, for one card each.')
      .and.include('Nearly every deal can be won.')
      .and.not.include('House rules');
    expect(textOf(page(game)), 'no unresolved placeholder').to.not.match(/[[\]{}|]|undefined/);
    await press(closeButton(game));
    await game.newGame({ options: { cells: 2 } });
    await openPage(game, 'Help');
    expect(textOf(page(game))).to.include('Cells: 2, for one card each.');
  });

  it('states the cost of a take-back only if it is allowed', async () => {
    const game = await mount({ deal: '4' });
    for (const [scoring, costs] of [
      ['standard', 'costs 15'],
      ['vegas', 'costs 5.'],
    ] as const) {
      for (const takeBack of [false, true]) {
        await game.newGame({ options: { scoring, takeBack } });
        await openPage(game, 'Help');
        const score = [...page(game).querySelectorAll('h3')].find((one) => textOf(one) === 'Score');
        expect(textOf(score?.nextElementSibling).includes(costs), `${scoring} ${takeBack}`).to.equal(
          takeBack,
        );
        await press(closeButton(game));
        await openPage(game, 'Options');
        expect(textOf(dialogOf(game).querySelector('#why-scoring')).includes(costs)).to.equal(takeBack);
        await press(closeButton(game));
      }
    }
  });

  it('every marked word links to its entry in the glossary', async () => {
    for (const variant of GAMES) {
      const game = await mount({ variant, deal: '4' });
      await openPage(game, 'Help');
      const links = [...page(game).querySelectorAll<HTMLButtonElement>('.term')];
      expect(links.length, variant).to.be.above(20);
      const arrived = new Map<string, string>();
      for (const link of links) {
        link.click();
        await game.updateComplete;
        const active = deepActive();
        const word = textOf(link);
        const entry = textOf(active).toLowerCase();
        expect(active?.localName, `${variant}: ${word}`).to.equal('dt');
        expect(arrived.get(word) ?? entry, `${variant}: ${word} links to the same entry each time`).to.equal(
          entry,
        );
        arrived.set(word, entry);
      }
      const terms = Object.values(glossary).map(({ term }) => term);
      for (const term of arrived.values()) expect(terms).to.include(term);
      game.remove();
    }
  });

  it('a word links to its definition and scrolls to it, and Back returns to the text before', async () => {
    const game = await mount({ deal: '4' });
    await openPage(game, 'Help');
    const from = [...page(game).querySelectorAll<HTMLButtonElement>('p .term')].find(
      (link) => textOf(link) === 'waste',
    ) as HTMLButtonElement;
    const scrolled = dialogOf(game).scrollTop;
    await press(from);
    const entry = deepActive() as Element;
    expect(textOf(entry)).to.equal('Waste');
    expect(isInView(game, entry)).to.equal(true);
    expect(dialogOf(game).scrollTop).to.not.equal(scrolled);
    const means = page(game).querySelector(`#${entry.getAttribute('aria-describedby') ?? ''}`);
    expect(textOf(means)).to.equal(withoutMarkup(glossary.waste.means));
    await press(item(game, 'Back'));
    expect(deepActive()).to.equal(from);
    expect(isInView(game, from)).to.equal(true);
    expect([...dialogOf(game).querySelectorAll('dl button.choice')]).to.deep.equal([]);
  });

  it('after several links between entries, Back returns through each of them by keyboard', async () => {
    const game = await mount({ deal: '4' });
    await openPage(game, 'Help');
    const first = item(game, 'stock');
    first.focus();
    await pressKey('Enter');
    await nextFrame();
    const second = [...page(game).querySelectorAll<HTMLButtonElement>('.here .term')].find(
      (link) => textOf(link) === 'draw',
    ) as HTMLButtonElement;
    second.focus();
    await pressKey('Enter');
    await nextFrame();
    expect(textOf(deepActive())).to.equal('Draw');
    item(game, 'Back').focus();
    await pressKey('Enter');
    await nextFrame();
    expect(deepActive()).to.equal(second);
    item(game, 'Back').focus();
    await pressKey('Enter');
    await nextFrame();
    expect(deepActive()).to.equal(first);
  });

  const shown = (game: SolitaireGame): string[] => [...page(game).querySelectorAll('table th')].map(textOf);
  const ALL_KEYS = [
    '← →',
    '↑ ↓',
    'Home End',
    'Ctrl+Home Ctrl+End',
    'Page Up Page Down',
    'Enter Space',
    'Tab',
    'Esc',
  ];

  it('lists the keys, but not those that the page has disabled', async () => {
    const game = await mount({ deal: '4' });
    await openPage(game, 'Help');
    const summary = page(game).querySelector('summary') as HTMLElement;
    await press(summary);
    const table = page(game).querySelector('table') as HTMLElement;
    expect(table.checkVisibility()).to.equal(true);
    const letters = ['N', 'F', 'A', 'H', '?', 'O', 'P', 'U', 'T', 'D', 'L', 'M', 'S'];
    const commands = ['Ctrl+Z', 'Ctrl+Y, Ctrl+Shift+Z'];
    const digits = ['1 … 9, 0, -, =', 'Shift+1 …'];
    expect(shown(game)).to.deep.equal([...ALL_KEYS, ...commands, ...digits, ...letters]);
    await press(closeButton(game));
    game.noShortcuts = true;
    await openPage(game, 'Help');
    expect(shown(game)).to.deep.equal([...ALL_KEYS, ...commands]);
  });

  it('lists the page’s keys instead of those they replace, and none of parts that are removed', async () => {
    const game = await mount({ deal: '4', without: 'undo hints' });
    game.keys = { deal: 'X', home: null, sayLast: ['R', 'F2'] };
    await openPage(game, 'Help');
    const keys = shown(game);
    expect(keys).to.include.members(['X', 'R, F2', 'A', 'S']);
    for (const gone of ['N', 'F', 'L', 'H', 'Ctrl+Z', 'Ctrl+Y, Ctrl+Shift+Z'])
      expect(keys, gone).to.not.include(gone);
  });
});
