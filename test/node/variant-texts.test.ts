// The name and the texts of a custom game: in the language of the widget, overridden by those of the page, overriding
// the widget's own.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, type Variant } from '../../src/engine.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { en } from '../../src/locales/en-all.js';
import { freeCell } from '../support/custom-games.js';
import { textsOf } from '../support/texts.js';
import { optionName } from '../../src/text/option-text.js';

const described = (more: Partial<Variant>): Variant => ({ ...freeCell, id: 'cells', ...more });
/** The formatter for a game in a language that the widget has. */
const inLanguage = (lang: string, game: Variant, page?: object): MessageFormatter =>
  new MessageFormatter(textsOf(lang), lang, 'normal', page).forGame(game);

describe('the name of a custom game', () => {
  const both = described({ name: { en: 'Free cells', de: 'Freie Zellen', 'pt-BR': 'Celas' } });

  it.each([
    ['en', 'Free cells'],
    ['de', 'Freie Zellen'],
    ['de-AT', 'Freie Zellen'],
    ['pt-BR', 'Celas'],
    // a language without a name uses the English one
    ['fr', 'Free cells'],
    ['ja', 'Free cells'],
  ])('in %s is %s', (lang, name) => {
    const formatter = new MessageFormatter(en, lang).forGame(both);
    expect(formatter.game('cells')).toBe(name);
  });

  it('without an English one is the first', () => {
    expect(inLanguage('fr', described({ name: { it: 'Celle', de: 'Zellen' } })).game('cells')).toBe('Celle');
  });

  it('may be one for all languages', () => {
    expect(inLanguage('de', described({ name: 'Cells & more' })).game('cells')).toBe('Cells & more');
  });

  it('defaults to its id', () => {
    expect(inLanguage('de', described({})).game('cells')).toBe('cells');
    expect(inLanguage('de', described({ name: {} })).game('cells')).toBe('cells');
  });

  it('can be overridden by the page', () => {
    const formatter = inLanguage('de', both, { games: { cells: 'Mein Spiel' } });
    expect(formatter.game('cells')).toBe('Mein Spiel');
  });

  it('is also used while another game is played, as in the statistics', () => {
    defineVariant({ ...both, id: 'cells-elsewhere' });
    expect(new MessageFormatter(en, 'de').game('cells-elsewhere')).toBe('Freie Zellen');
    expect(inLanguage('de', described({})).game('cells-elsewhere')).toBe('Freie Zellen');
  });

  it('does not rename the built-in games', () => {
    expect(inLanguage('en', both).game('klondike')).toBe('Klondike');
  });
});

describe('the texts of a custom game', () => {
  it('that a language lacks are the English ones, except names of piles, which are those of their kinds', () => {
    const partly = described({
      options: { sum: [{ value: 14 }, { value: 13 }] },
      texts: {
        en: {
          optionNames: { sum: 'Sum' },
          piles: { reserve: 'cell' },
          gameHelp: { cells: { strategy: 'Keep cells empty.' } },
        },
        de: { allOf: { reserve: 'Zellen' } },
      },
    });
    const german = inLanguage('de', partly);
    expect(optionName(german, 'sum')).toBe('Sum');
    expect(german.allOf('reserve')).toBe('Zellen');
    expect(german.pile('reserve-2')).toBe(`${textsOf('de').piles.reserve} 2`);
    expect(german.texts.gameHelp['cells']?.strategy).toBe('Keep cells empty.');
  });

  const cells = described({
    texts: {
      newGame: 'Again',
      piles: { reserve: 'cell' },
      gameHelp: { cells: { goal: 'All cards to the foundations.' } },
      de: {
        newGame: 'Noch einmal',
        piles: { reserve: 'Zelle' },
        gameHelp: { cells: { goal: 'Alle Karten ablegen.' } },
      },
    },
  });

  it('replace those of the widget in every language, and those for a language take precedence', () => {
    const english = inLanguage('en', cells);
    expect([english.message('newGame'), english.pile('reserve-2'), english.pile('stock')]).toEqual([
      'Again',
      'cell 2',
      'stock',
    ]);
    const german = inLanguage('de', cells);
    expect([german.message('newGame'), german.pile('reserve')]).toEqual(['Noch einmal', 'Zelle']);
    expect(german.texts.gameHelp['cells']?.goal).toBe('Alle Karten ablegen.');
    expect(german.message('restart')).toBe(textsOf('de').restart);
    expect(inLanguage('fr', cells).message('newGame')).toBe('Again');
  });

  it('that exist only in another language fill gaps, and replace nothing', () => {
    const english = described({
      texts: {
        en: {
          newGame: 'Again',
          optionNames: { draw: 'Pull', cells: 'Cells' },
          gameHelp: { cells: { goal: 'All cards to the foundations.' } },
        },
      },
    });
    const german = inLanguage('de', english);
    expect(german.message('newGame')).toBe(textsOf('de').newGame);
    expect(optionName(german, 'draw')).toBe(textsOf('de').optionNames.draw);
    expect(optionName(german, 'cells')).toBe('Cells');
    expect(german.texts.gameHelp['cells']?.goal).toBe('All cards to the foundations.');
  });

  it('are overridden by those of the page', () => {
    expect(inLanguage('de', cells, { newGame: 'Los' }).message('newGame')).toBe('Los');
    expect(inLanguage('de', cells, { newGame: 'Los' }).pile('reserve')).toBe('Zelle');
  });

  it('with plural forms replace plural forms, also under a key that could be a language', () => {
    const won = described({ texts: { won: { one: 'Done in a move.', other: 'Done in {n} moves.' } } });
    expect(inLanguage('en', won).message('won', { n: 3 })).toBe('Done in 3 moves.');
  });

  it('do not remain in the next game', () => {
    const formatter = inLanguage('en', cells);
    expect(formatter.forGame(described({})).message('newGame')).toBe(en.newGame);
    expect(formatter.forGame(described({ id: 'other', name: 'Other' })).message('newGame')).toBe(en.newGame);
  });

  it('of the wrong type are ignored', () => {
    const odd = described({
      texts: {
        newGame: { nested: 'x' },
        piles: 'heap',
        card: {},
        gameHelp: 'x',
        games: { cells: {} },
        unknown: 'x',
      },
    });
    const formatter = inLanguage('en', odd);
    expect([
      formatter.message('newGame'),
      formatter.pile('stock'),
      formatter.card('AS'),
      formatter.game('cells'),
    ]).toEqual([en.newGame, 'stock', 'ace of spades', 'cells']);
    expect(optionName(formatter, 'unknown')).toBe('unknown');
  });
});

it('names and texts are part of a description: they survive JSON, and the game is dealt by its name', () => {
  const game = described({ id: 'cells-named', name: { en: 'Cells' }, texts: { de: { newGame: 'Neu' } } });
  expect(defineVariant(JSON.parse(JSON.stringify(game)))).toEqual(game);
  const dealt = Game.deal('cells-named', { deal: 1 });
  dealt.play({ kind: 'play', from: 'tableau-1', to: 'reserve-1', count: 1 });
  const saved = JSON.parse(JSON.stringify(dealt)) as unknown;
  // another name does not change the rules: the saved game continues
  defineVariant({ ...game, name: 'Other' });
  expect(Game.fromJSON(saved).position).toEqual(dealt.position);
});
