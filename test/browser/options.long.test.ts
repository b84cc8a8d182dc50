// Options in the dialog: the rules of each game, their descriptions, the confirmation before they end a game, and their
// storage; settings fixed by the page; and the appearance.
import { expect } from '@open-wc/testing';
import { variants } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { en } from '../../src/locales/en-all.js';
import {
  choose,
  closeButton,
  dialogOf,
  field,
  isOpen,
  item,
  list,
  note,
  openDeals,
  openPage,
  press,
} from '../support/dialog.js';
import { colourOf, contrast, type Light } from '../support/colour.js';
import { pressKey } from '../support/hands.js';
import { GAMES } from '../support/lines.js';
import { tool } from '../support/page.js';
import { atTable, mount, nextFrame, part } from '../support/play.js';

const DRAW = 'Cards turned at a time';

/** The text below a select box: the meaning of the chosen value. */
const why = (game: SolitaireGame, label: string): string => {
  const about = list(game, label).getAttribute('aria-describedby') ?? '';
  return dialogOf(game).querySelector(`#${about}`)?.textContent.trim().replace(/\s+/g, ' ') ?? '';
};

/** Loads the page again, as on the next visit. */
const nextVisit = (game: SolitaireGame, attributes: Record<string, string> = {}): Promise<SolitaireGame> => {
  game.remove();
  return mount(attributes);
};

describe('options', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  for (const variant of GAMES) {
    it(`${variant}: each rule has a name, and each of its values a description`, async () => {
      const game = await mount({ variant, deal: '4' });
      await openPage(game, 'Options');
      const rules = Object.keys(variants.get(variant)?.options ?? {});
      const shown = [...dialogOf(game).querySelectorAll<HTMLSelectElement>('select[id^=option-]')];
      expect(shown.map(({ id }) => id.replace('option-', ''))).to.deep.equal(rules);
      for (const one of shown) {
        const [label] = one.labels;
        const name = label?.textContent.trim() ?? '';
        const { optionNames } =
          variant in en.gameTexts ? en.gameTexts[variant as keyof typeof en.gameTexts] : en;
        expect([...Object.values(en.optionNames), ...Object.values(optionNames)]).to.include(name);
        expect(one.options.length, name).to.be.above(1);
        const meanings = new Set<string>();
        for (const { text } of one.options) {
          await choose(list(game, name), text.trim());
          // before the first move it is dealt immediately
          if (!isOpen(game)) await openPage(game, 'Options');
          expect(list(game, name).selectedOptions[0]?.text.trim(), name).to.equal(text.trim());
          expect(why(game, name), `${name}: ${text}`).to.match(/\w.*\.$/);
          meanings.add(why(game, name));
        }
        expect(meanings.size, `${name}: meanings differ`).to.equal(one.options.length);
      }
    });
  }

  it('changed before the first move apply at once to a new deal of the game', async () => {
    const game = await mount();
    await openPage(game, 'Options');
    await choose(list(game, DRAW), '1');
    expect(game.position.options).to.deep.include({ draw: 1, runs: 'whole' });
    expect(dialogOf(game).querySelector('.question')).to.equal(null);
    if (isOpen(game)) await press(closeButton(game));
    game.play({ kind: 'draw' });
    expect(game.position.piles.find(({ id }) => id === 'waste')?.cards).to.have.lengthOf(1);
  });

  describe('changed during a game', () => {
    const asked = async (): Promise<SolitaireGame> => {
      // a verdict that arrives meanwhile would replace the note
      const game = await mount({ verdict: 'off' });
      game.play({ kind: 'draw' });
      await game.updateComplete;
      await openPage(game, 'Options');
      await choose(list(game, DRAW), '1');
      return game;
    };

    it('ask for confirmation, visibly and announced', async () => {
      const game = await asked();
      expect(isOpen(game)).to.equal(true);
      const question = dialogOf(game).querySelector('.question');
      expect(question?.checkVisibility()).to.equal(true);
      expect(why(game, DRAW)).to.include('Applies from the next game.');
      expect(note(game)).to.equal('Applies from the next game.');
      expect(game.position.moves).to.equal(1);
      expect(game.position.options['draw']).to.equal(3);
    });

    it('a second changed rule keeps the first: the new game uses both', async () => {
      const game = await asked();
      await choose(list(game, 'Moving runs'), 'parts too');
      expect([list(game, DRAW).value, list(game, 'Moving runs').value]).to.deep.equal(['1', 'parts too']);
      expect(why(game, DRAW)).to.include('Applies from the next game.');
      expect(dialogOf(game).querySelectorAll('.question'), 'one confirmation').to.have.lengthOf(1);
      await press(item(game, 'New game'));
      expect(game.position.options).to.deep.include({ draw: 1, runs: 'any' });
      expect(game.position.moves).to.equal(0);
    });

    it('if one of two changed rules is reset, the other still asks for confirmation', async () => {
      const game = await asked();
      await choose(list(game, 'Moving runs'), 'parts too');
      await choose(list(game, 'Moving runs'), 'only whole');
      expect(list(game, DRAW).value).to.equal('1');
      await press(item(game, 'New game'));
      expect(game.position.options).to.deep.include({ draw: 1, runs: 'whole' });
    });

    it('Keep playing leaves the current game unchanged, reports when the choice applies, and applies it to the next game', async () => {
      const game = await asked();
      const { position } = game;
      await press(item(game, 'Keep playing'));
      expect(game.position).to.equal(position);
      expect(dialogOf(game).querySelector('.question')).to.equal(null);
      expect([list(game, DRAW).value, note(game)]).to.deep.equal(['1', '']);
      expect(why(game, DRAW)).to.equal('Cards are turned one at a time. Applies from the next game.');
      await press(closeButton(game));
      expect(game.play({ kind: 'draw' })).to.equal(true);
      expect(game.position).to.include({ deal: position.deal, moves: 2 });
      expect(game.position.options['draw']).to.equal(3);
      await press(tool(game, 'New game'));
      expect(game.position.options['draw']).to.equal(1);
      game.undo();
      expect(
        [game.position.moves, game.position.options['draw']],
        'the previous game is restored',
      ).to.deep.equal([2, 3]);
    });

    for (const way of ['the next visit', 'Restart'] as const) {
      it(`the choice for the next game is kept after ${way}`, async () => {
        const first = await asked();
        await press(item(first, 'Keep playing'));
        await pressKey('Escape');
        if (way === 'Restart') first.restart();
        const game = way === 'Restart' ? first : await nextVisit(first);
        expect(game.position.options['draw'], 'the current game is unchanged').to.equal(3);
        await openPage(game, 'Options');
        expect(list(game, DRAW).value).to.equal('1');
        await pressKey('Escape');
        await press(tool(game, 'New game'));
        expect(game.position.options['draw']).to.equal(1);
      });
    }

    it('New game applies it', async () => {
      const game = await asked();
      const { deal } = game.position;
      await press(item(game, 'New game'));
      expect(isOpen(game)).to.equal(false);
      expect(game.position.moves).to.equal(0);
      expect(game.position.options['draw']).to.equal(1);
      expect(game.position.deal).to.not.equal(deal);
    });

    it('closing the dialog at the confirmation keeps the current game', async () => {
      const game = await asked();
      const { position } = game;
      await pressKey('Escape');
      await nextFrame();
      expect(game.position).to.equal(position);
      await openPage(game, 'Options');
      expect(dialogOf(game).querySelector('.question')).to.equal(null);
      expect([list(game, DRAW).value, why(game, DRAW).includes('next game')]).to.deep.equal(['1', true]);
    });

    it('reset to the current value ask for no confirmation', async () => {
      const game = await asked();
      await choose(list(game, DRAW), '3');
      expect(dialogOf(game).querySelector('.question')).to.equal(null);
      // the note may report a verdict by then
      expect([note(game), why(game, DRAW)].join(' ')).to.not.include('next game');
      await press(closeButton(game));
      await press(tool(game, 'New game'));
      expect(game.position.options['draw']).to.equal(3);
    });
  });

  it('are in the order in which players look for them, without a file field', async () => {
    const game = await mount();
    await openPage(game, 'Options');
    const headings = [...dialogOf(game).querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).to.deep.equal(['Game', 'Appearance', 'Sound', 'Keyboard and announcements']);
    expect(dialogOf(game).querySelector('input[type=file]')).to.equal(null);
    await press(closeButton(game));
    await openPage(game, 'Statistics');
    const file = dialogOf(game).querySelector<HTMLInputElement>('input[type=file]');
    expect(file?.checkVisibility(), 'only the button is visible').to.equal(false);
    const opened = new Promise((resolve) => file?.addEventListener('click', resolve, { once: true }));
    file?.addEventListener('click', (event) => event.preventDefault());
    await press(item(game, 'Import'));
    await opened;
  });

  it('each game offers its own rules, and the preferences that affect it', async () => {
    const everywhere = [
      ...['tap', 'theme', 'faces', 'suits', 'back', 'felt', 'leftHanded', 'clock', 'verdict', 'sound'],
      ...['navigation', 'shortcuts', 'verbosity', 'announce'],
    ];
    const own: Readonly<Record<string, readonly string[]>> = {
      klondike: ['draw', 'redeals', 'runs', 'takeBack', 'scoring', 'autoplay'],
      reno: ['end', 'autoplay'],
      cruel: ['autoplay'],
      demon: ['reserve', 'runs', 'scoring', 'autoplay'],
      'over-under': ['end'],
    };
    for (const variant of GAMES) {
      const game = await mount({ variant });
      await openPage(game, 'Options');
      const found = [...dialogOf(game).querySelectorAll<HTMLElement>('[data-look], select[id^=option-]')];
      const names = found.map(({ id, dataset }) => dataset['look'] ?? id.replace('option-', ''));
      expect(names, variant).to.have.members([...everywhere, ...(own[variant] ?? [])]);
      game.remove();
    }
  });

  it('a game without foundations has no option for automatic moves to them', async () => {
    for (const [variant, offered] of [
      ['klondike', true],
      ['over-under', false],
    ] as const) {
      const game = await mount({ variant });
      await openPage(game, 'Options');
      expect(dialogOf(game).querySelector('[data-look=autoplay]') !== null, variant).to.equal(offered);
      game.remove();
    }
  });

  it('a choice is kept for the next visit, for this game only', async () => {
    const game = await mount({ variant: 'klondike' });
    await openPage(game, 'Options');
    await choose(list(game, 'Scoring'), 'Vegas, a bet');
    expect(game.position.options['scoring']).to.equal('vegas');
    const again = await nextVisit(game);
    expect(again.position.options).to.deep.include({ scoring: 'vegas', draw: 3 });
    const demon = await nextVisit(again, { variant: 'demon' });
    expect(demon.position.options['scoring']).to.equal('cards');
    expect(eventLog.of('solitaire-error')).to.deep.equal([]);
  });

  it("a choice does not override the page's own attribute", async () => {
    const game = await mount();
    await openPage(game, 'Options');
    await choose(list(game, DRAW), '1');
    const fixed = await nextVisit(game, { draw: '3' });
    expect(fixed.position.options['draw']).to.equal(3);
    const otherTable = await nextVisit(fixed);
    expect(otherTable.position.options['draw'], 'the choice is kept').to.equal(1);
  });

  it('a setting fixed by the page is shown, explained and disabled', async () => {
    const game = await mount({ draw: '1', 'take-back': '' });
    game.options = { runs: 'any' };
    await game.updateComplete;
    await openPage(game, 'Options');
    const names = { draw: DRAW, takeBack: 'Taking cards back', runs: 'Moving runs', scoring: 'Scoring' };
    for (const [option, name] of Object.entries(names)) {
      const fixed = option !== 'scoring';
      expect(list(game, name).disabled, name).to.equal(fixed);
      expect(why(game, name).includes('Set by this site.'), name).to.equal(fixed);
    }
    expect(list(game, DRAW).value).to.equal('1');
  });

  it('a damaged or unknown stored choice is ignored', async () => {
    const odd = { 'klondike.draw': 7, 'klondike.runs': 'sideways', theme: 'pink' };
    for (const text of [JSON.stringify(odd), '{', 'null', '[]']) {
      localStorage.setItem('solitaire-elements:settings', text);
      const game = await mount({ save: 'auto', 'save-key': text.length.toString() });
      expect(game.position.options).to.deep.include({ draw: 3, runs: 'whole' });
      expect(part(game, '.game').className).to.include('auto');
      expect(eventLog.of('solitaire-error')).to.deep.equal([]);
    }
  });

  describe('for keyboard and announcements', () => {
    const chosen = (game: SolitaireGame, name: string): string | undefined =>
      dialogOf(game).querySelector<HTMLButtonElement>(`[data-look=${name}] [aria-pressed=true]`)?.value;

    it('have a separate section, even if the page removes the appearance section', async () => {
      for (const without of ['', 'look']) {
        const game = await mount({ deal: '4', without });
        await openPage(game, 'Options');
        const headings = [...dialogOf(game).querySelectorAll('h3')].map(({ textContent }) => textContent);
        expect(headings).to.include('Keyboard and announcements');
        expect(headings.includes('Appearance')).to.equal(without === '');
        expect([chosen(game, 'navigation'), chosen(game, 'verbosity')]).to.deep.equal(['grid', 'normal']);
        expect(dialogOf(game).querySelectorAll('select[data-look=navigation]')).to.have.lengthOf(0);
        game.remove();
      }
    });

    it('a group is closer to its own choices than to the next group', async () => {
      const game = await mount({ deal: '4' });
      await openPage(game, 'Options');
      const groups = [...dialogOf(game).querySelectorAll('.access')];
      expect(groups.length).to.be.above(1);
      for (const group of groups) {
        const buttons = [...group.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
        const within = buttons.map(({ top }, i) => top - (buttons[i - 1] ?? { bottom: top }).bottom);
        const next = group.nextElementSibling?.getBoundingClientRect().top ?? NaN;
        const last = Math.max(...buttons.map(({ bottom }) => bottom));
        expect(next - last, group.textContent).to.be.above(1.5 * Math.max(...within, 8));
      }
    });

    it('apply at once and on the next visit, and override the defaults of the page', async () => {
      const game = await mount({ deal: '4', verbosity: 'full', without: 'look' });
      await openPage(game, 'Options');
      expect(chosen(game, 'verbosity')).to.equal('full');
      await press(item(game, 'Brief'));
      field(game, 'Single-key shortcuts').focus();
      await pressKey('Enter');
      expect(field(game, 'Single-key shortcuts').checked).to.equal(false);
      await press(closeButton(game));
      const again = await nextVisit(game, { deal: '4', verbosity: 'full', without: 'look' });
      again.focus();
      await pressKey('n');
      expect(again.position.moves).to.equal(0);
      again.play({ kind: 'draw' });
      expect(eventLog.of('solitaire-announce').at(-1)?.text, 'the announcement names one card').to.match(
        /^[^,]* on top\.$/,
      );
    });
  });

  describe('for appearance', () => {
    it('a checkbox and a radio button are visible, checked or not, in each theme and on each felt', async () => {
      for (const theme of ['light', 'dark', 'contrast']) {
        const game = await mount({ theme });
        for (const felt of ['green', 'burgundy']) {
          await openPage(game, 'Options');
          await choose(list(game, 'Table colour'), felt);
          const colours = (node: Element, ...names: ('backgroundColor' | 'borderTopColor')[]): Light[] =>
            names.map((name) => colourOf(getComputedStyle(node)[name]).light);
          const [sheet] = colours(dialogOf(game), 'backgroundColor');
          const seen = (node: Element): number =>
            Math.max(
              ...colours(node, 'backgroundColor', 'borderTopColor').map((light) =>
                contrast(light, sheet ?? light),
              ),
            );
          const boxes = [...dialogOf(game).querySelectorAll<HTMLInputElement>('[type=checkbox]')];
          expect(new Set(boxes.map(({ checked }) => checked)).size, 'checked and unchecked boxes').to.equal(
            2,
          );
          for (const box of boxes) {
            expect(getComputedStyle(box).appearance).to.equal('none');
            expect(seen(box), `${theme}, ${felt}: ${box.labels?.[0]?.textContent ?? ''}`).to.be.at.least(3);
          }
          await pressKey('Escape');
          await openDeals(game);
          for (const radio of dialogOf(game).querySelectorAll('[type=radio]'))
            expect(seen(radio), `${theme}, ${felt}: a preset`).to.be.at.least(3);
          await pressKey('Escape');
        }
        game.remove();
      }
    });

    it('apply at once, while the dialog is open, and on the next visit', async () => {
      const game = await mount({ deal: '4' });
      game.play({ kind: 'draw' });
      const { position } = game;
      await openPage(game, 'Options');
      const felt = () => getComputedStyle(part(game, '.game')).backgroundColor;
      const before = felt();
      await choose(list(game, 'Colours'), 'high contrast');
      expect([isOpen(game), felt() === before]).to.deep.equal([true, false]);
      await choose(list(game, 'Suits'), 'four colours');
      await press(field(game, 'Left-handed table'));
      expect(part(game, '.game').classList.contains('four')).to.equal(true);
      const stock = part(game, '[pile=stock]').getBoundingClientRect();
      expect(stock.left, 'the stock at the right').to.be.above(450);
      expect(game.position, 'the game is unchanged').to.equal(position);
      const chosen = felt();
      const again = await nextVisit(game);
      expect(getComputedStyle(part(again, '.game')).backgroundColor).to.equal(chosen);
      expect(part(again, '.game').classList.contains('four')).to.equal(true);
      await openPage(again, 'Options');
      expect(field(again, 'Left-handed table').checked).to.equal(true);
    });

    it('the colour of the felt can be chosen, unless the page sets it', async () => {
      const game = await mount();
      await openPage(game, 'Options');
      const felt = () => getComputedStyle(part(game, '.game')).backgroundColor;
      const colours = new Set([felt()]);
      for (const name of ['blue', 'burgundy', 'grey']) {
        await choose(list(game, 'Table colour'), name);
        colours.add(felt());
      }
      expect(colours.size, 'the colours differ').to.equal(4);
      const grey = felt();
      const again = await nextVisit(game);
      expect(getComputedStyle(part(again, '.game')).backgroundColor).to.equal(grey);
      again.style.setProperty('--solitaire-felt', 'teal');
      await openPage(again, 'Options');
      expect(dialogOf(again).querySelector('[data-look=felt]')).to.equal(null);
    });

    it("override the page's default, and can be reset to it", async () => {
      const game = await mount({ deal: '4', theme: 'dark', 'left-handed': '' });
      await openPage(game, 'Options');
      expect([list(game, 'Colours').value, field(game, 'Left-handed table').checked]).to.deep.equal([
        'dark',
        true,
      ]);
      await choose(list(game, 'Colours'), 'light');
      await press(field(game, 'Left-handed table'));
      expect(part(game, '.game').classList.contains('light')).to.equal(true);
      expect(part(game, '[pile=stock]').getBoundingClientRect().left).to.be.below(450);
    });

    it('offer each theme, face, suit colouring, back and automatic-move mode by a name, not by a code', async () => {
      const game = await mount({ deal: '4' });
      await openPage(game, 'Options');
      const texts = (name: string) => [...list(game, name).options].map(({ text }) => text.trim());
      expect(texts('Colours')).to.have.lengthOf(4);
      expect(texts('Card faces')).to.have.lengthOf(2);
      expect(texts('Suits')).to.have.lengthOf(2);
      expect(texts('Card backs').length).to.be.at.least(3);
      expect(texts('Move cards to the foundations automatically')).to.have.lengthOf(3);
      for (const name of ['Colours', 'Card backs'])
        expect(texts(name).join(), name).to.match(/^[a-z ]+(,[a-z ]+)+$/);
    });
  });
});
