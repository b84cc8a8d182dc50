// The public interface of <solitaire-game>: attributes, properties, methods, events and states, also with invalid
// values.
import { expect, fixture, html } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import {
  allCards,
  atTable,
  BUILT,
  deckOfText,
  mount,
  nextFrame,
  part,
  positionPiles,
  shownPiles,
  wins,
} from '../support/play.js';
import { item, openMenu, press } from '../support/dialog.js';
import { buttonsOf, tool, watchWarnings, type Warnings } from '../support/page.js';
import { staysTrue, until } from '../support/until.js';

const GAMES = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];
const lines = await wins();
const DRAW: Move = { kind: 'draw' };

describe('<solitaire-game>', () => {
  const eventLog = atTable();
  let warnings: Warnings;

  beforeEach(() => {
    warnings = watchWarnings();
  });
  afterEach(() => warnings.stop());

  describe('attributes', () => {
    for (const variant of GAMES) {
      it(`variant="${variant}" deals that game, displayed as in the position`, async () => {
        const game = await mount({ variant, deal: '4' });
        expect(game.position.variant).to.equal(variant);
        expect(game.position.deal).to.equal(4);
        expect(allCards(game)).to.have.lengthOf(52);
        expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
        expect(warnings.messages).to.deep.equal([]);
      });
    }

    it('without attributes, a random deal of Klondike is dealt', async () => {
      const [one, other] = [await mount(), await mount()];
      expect(one.position.variant).to.equal('klondike');
      expect(one.position.deal).to.not.equal(other.position.deal);
    });

    it('a change of variant or deal deals a new game', async () => {
      const game = await mount({ deal: '4' });
      game.setAttribute('deal', '5');
      await game.updateComplete;
      expect(game.position.deal).to.equal(5);
      game.variant = 'cruel';
      await game.updateComplete;
      expect(game.position).to.include({ variant: 'cruel', deal: 5 });
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    });

    it('daily deals the same cards to everyone, and other cards on another day', async () => {
      const deals = [];
      for (const daily of ['2026-11-21', '2026-11-21', '2026-11-22']) {
        deals.push((await mount({ daily })).position.deal);
      }
      expect(deals[0]).to.be.a('number');
      expect(deals[1]).to.equal(deals[0]);
      expect(deals[2]).to.not.equal(deals[0]);
    });

    const OPTIONS: [attributes: Record<string, string>, option: string, value: unknown][] = [
      [{ draw: '1' }, 'draw', 1],
      [{ draw: '3' }, 'draw', 3],
      [{ redeals: '2' }, 'redeals', 2],
      [{ redeals: 'unlimited' }, 'redeals', 'unlimited'],
      [{ runs: 'any' }, 'runs', 'any'],
      [{ 'take-back': '' }, 'takeBack', true],
      [{ scoring: 'vegas' }, 'scoring', 'vegas'],
      [{ scoring: 'none' }, 'scoring', 'none'],
      [{ variant: 'demon', reserve: '10' }, 'reserve', 10],
      [{ variant: 'demon', scoring: 'vegas' }, 'scoring', 'vegas'],
    ];
    for (const [attributes, option, value] of OPTIONS) {
      it(`${JSON.stringify(attributes)} plays with ${option} ${String(value)}`, async () => {
        const game = await mount(attributes);
        expect(game.position.options[option]).to.equal(value);
        expect(eventLog.of('solitaire-error')).to.deep.equal([]);
      });
    }

    it('an option that the game does not have is ignored without a message', async () => {
      const game = await mount({ variant: 'cruel', draw: '1', scoring: 'vegas' });
      expect(game.position.options).to.deep.equal({});
      expect(eventLog.of('solitaire-error')).to.deep.equal([]);
      expect(warnings.messages).to.deep.equal([]);
    });

    const WRONG: [attributes: Record<string, string>, attribute: string][] = [
      [{ variant: 'spider' }, 'variant'],
      [{ deal: '0' }, 'deal'],
      [{ deal: '-3' }, 'deal'],
      [{ deal: '1.5' }, 'deal'],
      [{ deal: 'seven' }, 'deal'],
      [{ deal: '1000000000' }, 'deal'],
      [{ daily: '2026-02-30' }, 'daily'],
      [{ draw: '2' }, 'draw'],
      [{ redeals: 'often' }, 'redeals'],
      [{ runs: 'half' }, 'runs'],
      [{ scoring: 'cards' }, 'scoring'],
      [{ controls: 'some' }, 'controls'],
      [{ theme: 'pink' }, 'theme'],
    ];
    for (const [attributes, attribute] of WRONG) {
      it(`${JSON.stringify(attributes)}: falls back to the default, with one warning, one error and a playable game`, async () => {
        const game = await mount(attributes);
        await nextFrame();
        expect(game.position.variant).to.equal('klondike');
        expect(game.position.options).to.include({
          draw: 3,
          redeals: 'unlimited',
          runs: 'whole',
          scoring: 'standard',
        });
        expect(game.play(DRAW)).to.equal(true);
        expect(warnings.messages).to.have.lengthOf(1);
        expect(warnings.messages[0]).to.contain(attribute).and.contain(Object.values(attributes)[0]);
        const errors = eventLog.of('solitaire-error');
        expect(errors).to.have.lengthOf(1);
        expect(errors[0]).to.include({ code: 'bad-attribute', attribute });
        expect(buttonsOf(game)).to.include('Undo');
      });
    }
  });

  describe('properties', () => {
    it('options take precedence over attributes, and an invalid value is reported', async () => {
      const game = await mount({ draw: '3' });
      game.options = { draw: 1, runs: 'sideways' };
      await game.updateComplete;
      expect(game.position.options).to.include({ draw: 1, runs: 'whole' });
      expect(eventLog.of('solitaire-error')).to.have.lengthOf(1);
    });

    it('options that the game does not have are reported once each, with the names that it has', async () => {
      const game = await mount({ draw: '1', options: 'drow=1' });
      const known = 'draw, redeals, runs, takeBack, scoring';
      game.requestUpdate();
      await game.updateComplete;
      game.options = { draw: 3, jokers: 2 };
      await game.updateComplete;
      expect(game.position.options).to.include({ draw: 3 });
      expect(warnings.messages).to.deep.equal(
        ['drow', 'jokers'].map(
          (name) => `<solitaire-game>: options="${name}" is ignored; expected: ${known}.`,
        ),
      );
      const errors = eventLog.of('solitaire-error');
      expect(errors.map(({ attribute, value }) => [attribute, value])).to.deep.equal([
        ['options', 'drow'],
        ['options', 'jokers'],
      ]);
    });

    it('set before the upgrade are kept', async () => {
      const frame = await fixture<HTMLIFrameElement>(html`<iframe title="late"></iframe>`);
      const page = frame.contentDocument as Document;
      const game = page.createElement('solitaire-game');
      page.body.append(game);
      Object.assign(game, { variant: 'reno', deal: 12, controls: 'none' });
      const script = page.createElement('script');
      script.type = 'module';
      script.src = BUILT;
      const loaded = new Promise((resolve) => (script.onload = resolve));
      page.body.append(script);
      await loaded;
      await game.updateComplete;
      expect(game.position).to.include({ variant: 'reno', deal: 12 });
      expect(game.shadowRoot?.querySelector('.chrome')).to.equal(null);
    });

    it('are never written back to attributes', async () => {
      const game = await mount();
      Object.assign(game, { variant: 'demon', deal: 3, controls: 'minimal', theme: 'dark', takeBack: true });
      await game.updateComplete;
      const attributeNames = game.getAttributeNames().filter((name) => name !== 'style');
      expect(attributeNames).to.deep.equal([]);
    });

    it('theme set by property to dark or light takes effect', async () => {
      const game = await mount({ theme: 'light' });
      const felt = () => getComputedStyle(part(game, '.game')).backgroundColor;
      const light = felt();
      game.theme = 'dark';
      await game.updateComplete;
      expect(felt()).to.not.equal(light);
    });

    it('position is frozen, and elapsed starts with the first move', async () => {
      const game = await mount({ deal: '4' });
      expect(Object.isFrozen(game.position)).to.equal(true);
      expect(Object.isFrozen(game.position.piles[0]?.cards)).to.equal(true);
      await staysTrue(() => game.elapsed === 0, 'the clock is stopped', 60);
      game.play(DRAW);
      await until(() => game.elapsed > 0.03, 'the clock runs');
      expect(game.status).to.equal('playing');
      expect(game.score).to.equal(game.position.score);
    });

    it('static version is the version of the package', () => {
      const game = customElements.get('solitaire-game') as unknown as { version: string };
      expect(game.version).to.match(/^\d+\.\d+\.\d+/);
    });
  });

  describe('newGame()', () => {
    it('resolves with the position that is displayed', async () => {
      const game = await mount();
      for (const variant of GAMES) {
        const position = await game.newGame({ variant, deal: 9 });
        expect(position).to.equal(game.position);
        expect(position).to.include({ variant, deal: 9, moves: 0 });
        expect(shownPiles(game)).to.deep.equal(positionPiles(position));
      }
    });

    it('without a deal deals different cards each time, with the same game and options', async () => {
      const game = await mount({ variant: 'demon', reserve: '10', deal: '3' });
      const { deal, variant, options } = await game.newGame();
      expect(deal).to.be.a('number').and.not.equal(3);
      expect([variant, options['reserve']]).to.deep.equal(['demon', 10]);
    });

    it('may be the listener of a button, and ignores its event; options without a value are not reported', async () => {
      const game = await mount({ deal: '4' });
      let errors = 0;
      game.addEventListener('solitaire-error', () => errors++);
      game.options = { cells: undefined, suits: null };
      await game.updateComplete;
      const button = document.createElement('button');
      button.addEventListener('click', (event) => void game.newGame(event as object));
      button.click();
      await until(() => game.position.deal !== 4, 'another game is dealt');
      expect(errors).to.equal(0);
    });

    it('deals a custom deck', async () => {
      const [win] = lines;
      const game = await mount();
      const position = await game.newGame({ variant: 'reno', deck: deckOfText(win?.deck ?? '') });
      expect(position.deal).to.equal(null);
      expect(position.piles.find(({ id }) => id === 'reserve')?.cards[0]).to.equal('KC');
    });

    const BAD: [name: string, setup: object][] = [
      ['a deck of 51 cards', { deck: deckOfText(lines[0]?.deck ?? '').slice(1) }],
      [
        'a duplicate card',
        { deck: deckOfText(lines[0]?.deck ?? '').map((card, i) => (i === 1 ? 'KC' : card)) },
      ],
      ['an unknown card', { deck: deckOfText(lines[0]?.deck ?? '').map((card, i) => (i ? card : '1X')) }],
      ['deal 0', { deal: 0 }],
      ['a deal that is a string', { deal: 'x' }],
      ['an unknown variant', { variant: 'spider' }],
      ['an unknown option', { options: { draw: 2 } }],
      ['the name of a game', 'cruel' as unknown as object],
      ['a number', 5 as unknown as object],
    ];
    for (const [name, setup] of BAD) {
      it(`with ${name} never rejects: it fires one solitaire-error, and the current game stays`, async () => {
        const game = await mount({ deal: '4' });
        game.play(DRAW);
        const before = game.position;
        const position = await game.newGame(setup);
        expect(position).to.equal(before);
        expect(eventLog.of('solitaire-error')).to.have.lengthOf(1);
        expect(eventLog.of('solitaire-error')[0]?.code).to.be.a('string').and.not.equal('');
        expect(game.play(DRAW)).to.equal(true);
      });
    }
  });

  describe('other methods', () => {
    it('play() makes only legal moves, and returns whether it did', async () => {
      const game = await mount({ deal: '4' });
      expect(game.play(DRAW)).to.equal(true);
      expect(game.play({ kind: 'redeal' })).to.equal(false);
      expect(game.play({ kind: 'play', from: 'nowhere', to: 'waste', count: 1 })).to.equal(false);
      expect(game.play(null as unknown as Move)).to.equal(false);
      expect(game.position.moves).to.equal(1);
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
    });

    it('undo(), redo() and restart() change the position and fire their events', async () => {
      const game = await mount({ deal: '4' });
      const dealt = positionPiles(game.position);
      expect(game.undo()).to.equal(false);
      game.play(DRAW);
      const drawn = positionPiles(game.position);
      expect(game.undo()).to.equal(true);
      expect(positionPiles(game.position)).to.deep.equal(dealt);
      expect(shownPiles(game)).to.deep.equal(dealt);
      expect(game.redo()).to.equal(true);
      expect(shownPiles(game)).to.deep.equal(drawn);
      expect(game.redo()).to.equal(false);
      expect(eventLog.of('solitaire-undo').map(({ redo }) => redo)).to.deep.equal([false, true]);
      game.restart();
      expect(shownPiles(game)).to.deep.equal(dealt);
      expect(game.position).to.include({ deal: 4, moves: 0 });
    });

    it('toJSON() and load() transfer a game to another table', async () => {
      const game = await mount({ deal: '4' });
      for (let i = 0; i < 3; i++) game.play(DRAW);
      game.undo();
      const saved: unknown = JSON.parse(JSON.stringify(game));
      const other = await mount({ variant: 'cruel' });
      expect(other.load(saved)).to.equal(true);
      await other.updateComplete;
      expect(other.position).to.deep.equal(game.position);
      expect(shownPiles(other)).to.deep.equal(shownPiles(game));
      expect(eventLog.of('solitaire-deal').at(-1)?.restored).to.equal(true);
      expect(other.redo()).to.equal(true);
    });

    for (const saved of [undefined, null, 'x', {}, { format: 1, moves: ['draw'] }]) {
      it(`load(${JSON.stringify(saved)}) is refused without an exception`, async () => {
        const game = await mount({ deal: '4' });
        const before = game.position;
        expect(game.load(saved)).to.equal(false);
        expect(game.position).to.equal(before);
        expect(eventLog.of('solitaire-error')).to.have.lengthOf(1);
      });
    }

    it('pause() stops the clock until resume()', async () => {
      const game = await mount({ deal: '4' });
      game.play(DRAW);
      game.pause();
      expect(game.matches(':state(paused)')).to.equal(true);
      const { elapsed } = game;
      await staysTrue(() => game.elapsed === elapsed, 'the clock is stopped', 60);
      game.resume();
      expect(game.matches(':state(paused)')).to.equal(false);
      await until(() => game.elapsed > elapsed, 'the clock runs again');
    });

    it('pause() before the first render covers the table and makes it inert', async () => {
      const game = document.createElement('solitaire-game');
      game.deal = 14;
      const page = await fixture(html`<div></div>`);
      page.append(game);
      game.pause();
      await game.updateComplete;
      const table = game.shadowRoot?.querySelector<HTMLElement>('.table');
      expect(game.shadowRoot?.querySelector('.cover')).to.exist;
      expect(table?.inert).to.equal(true);
      expect(table && getComputedStyle(table).visibility).to.equal('hidden');
      game.resume();
      await game.updateComplete;
      expect(table?.inert).to.equal(false);
      expect(table && getComputedStyle(table).visibility).to.equal('visible');
    });

    it('methods throw nothing before the element is connected', async () => {
      const game = document.createElement('solitaire-game');
      game.variant = 'reno';
      game.undo();
      game.pause();
      game.focus();
      expect(game.status).to.equal('playing');
      await game.newGame({ deal: 5, variant: 'demon' });
      await fixture(html`<div>${game}</div>`);
      await game.updateComplete;
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    });
  });

  describe('the toolbar', () => {
    it('has undo, redo and new game; the menu has restart', async () => {
      const game = await mount({ deal: '4' });
      game.play(DRAW);
      await game.updateComplete;
      tool(game, 'Undo').click();
      expect(game.position.moves).to.equal(0);
      await game.updateComplete;
      tool(game, 'Redo').click();
      expect(game.position.moves).to.equal(1);
      await game.updateComplete;
      await openMenu(game);
      await press(item(game, 'Restart'));
      expect(game.position).to.include({ deal: 4, moves: 0 });
      tool(game, 'New game').click();
      expect(game.position.deal).to.not.equal(4);
    });
  });
});
