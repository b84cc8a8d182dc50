// Help: every game is described with its rules and options, and every marked word links to the glossary and back.
import { describe, expect, it, test } from 'vitest';
import { Game, variants, type Setup, type Variant } from '../../src/engine.js';
import {
  DEFAULT_KEYMAP,
  keymapOf,
  keysWithout,
  pressed,
  type KeyAction,
} from '../../src/controller/keymap.js';
import { preferencesOf } from '../../src/controller/preferences.js';
import { HelpPage } from '../../src/elements/dialog/help-page.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import type { DialogContext } from '../../src/elements/dialog/dialog.js';
import { en } from '../../src/locales/en-all.js';
import { glossary, helpTexts, type HelpText } from '../../src/locales/en-help.js';
import { keyDoes, signHelpText } from '../../src/locales/en-keys.js';
import { glossaryLinks } from '../support/texts.js';

const SECTIONS = ['goal', 'table', 'moves', 'score', 'strategy'] as const;
const formatter = new MessageFormatter(en, 'en');
const terms = Object.keys(glossary);
const games = [...variants.values()];

const helpOf = (id: string): HelpText => {
  const help = helpTexts[id];
  if (!help) throw new Error(`no help for ${id}`);
  return help;
};

/** A part of a text that is shown only under an option. */
const DEPENDS = /\{(\w+)=(\w+):([^{}]*)\}/g;
/** A text with all its conditional parts. */
const everywhere = (text: string): string => text.replace(DEPENDS, '$3');

/** Every text of a game's help with its place. */
const textsOf = (id: string): (readonly [string, string])[] => {
  const help = helpOf(id);
  return [
    ...SECTIONS.map((name) => [`${id}.${name}`, help[name]] as const),
    ...Object.entries(help.options ?? {}).flatMap(([name, values]) =>
      Object.entries(values).map(([value, text]) => [`${id}.${name}.${value}`, text] as const),
    ),
  ];
};
const sections = [...games.flatMap(({ id }) => textsOf(id)), ['sign', signHelpText] as const];
const entries = Object.entries(glossary).map(([term, { means }]) => [term, means] as const);
const meanings = new Map<string, string>(entries);

const leadsTo = (text: string): string[] => glossaryLinks(text).map(({ term }) => term);

/** A word anywhere in a text, not within another word. */
const mention = (word: string, text: string): number =>
  text.search(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i'));

describe('the help of built-in games', () => {
  test('exists for five games, and for no other', () => {
    expect(Object.keys(helpTexts).sort()).toEqual([...variants.keys()].sort());
    expect(games).toHaveLength(5);
  });

  it.each(games.map(({ id }) => id))('%s: has goal, table, moves, score and a strategy', (id) => {
    const help = helpOf(id);
    for (const name of SECTIONS) {
      expect(help[name], name).toMatch(/^(\[?[A-Z0-9].{30,}([.?]|\n\{end\})|\{\w+\})$/s);
      expect(help[name].length, name).toBeLessThanOrEqual(650);
    }
  });

  it.each(games)(
    '$id: each option and each of its values has a description, and nothing else has',
    (game) => {
      const optionHelp = helpOf(game.id).options ?? {};
      expect(Object.keys(optionHelp).sort()).toEqual(Object.keys(game.options ?? {}).sort());
      for (const [name, values] of Object.entries(game.options ?? {})) {
        const texts = optionHelp[name] ?? {};
        const needed = values.map((value) =>
          'value' in value && String(value.value) in texts ? String(value.value) : 'n',
        );
        for (const value of needed) expect(texts[value], `${name} ${value}`).toMatch(/^\[?[A-Z].*\.\}?$/);
        expect(Object.keys(texts).sort(), name).toEqual([...new Set(needed)].sort());
        for (const value of values)
          if (!('value' in value) || !(String(value.value) in texts)) expect(texts['n']).toContain('{n}');
      }
    },
  );
});

describe('the help states the same as the rules:', () => {
  const NUMBERS: Readonly<Record<number, string>> = { 4: 'four', 7: 'seven', 12: 'twelve' };
  const build = (game: Variant) => game.piles.tableau?.takes?.build;
  const helpTextOf = ({ id }: Variant) => {
    const help = helpOf(id);
    return { ...help, table: help.table.toLowerCase() };
  };

  it.each(games)('$id: the number of columns', (game) => {
    const count = game.piles.tableau?.count ?? 1;
    expect(helpTextOf(game).table).toMatch(new RegExp(`${NUMBERS[count] ?? '?'} \\[columns`));
  });

  it.each(games)('$id: the number of cards in stock, reserve and tableau, if it names them', (game) => {
    const { piles } = Game.deal(game, { deal: 1 }).position;
    const cards = (kind: string) =>
      piles.reduce((sum, pile) => sum + (pile.kind === kind ? pile.cards.length : 0), 0);
    const { table, goal, options } = helpTextOf(game);
    // the deck, a foundation, the number of cards that break even with a stake of 52 at 5 each; and the cards on the
    // table
    const possible = [52, 13, 11, ...['stock', 'tableau', 'reserve'].map(cards)];
    for (const [number] of `${table} ${goal}`.matchAll(/\d+/g)) {
      expect(possible, number).toContain(Number(number));
    }
    if (cards('reserve') && !options?.['reserve']) expect(table).toContain(String(cards('reserve')));
  });

  it.each(games)('$id: whether there is a redeal', (game) => {
    const none = !game.redeal || game.redeal.kind === 'none';
    expect(helpTextOf(game).moves.includes('there is no [redeal]')).toBe(none);
    const link = game.redeal?.kind === 'recycle' ? '[turn over the waste|redeal]' : '[redeal]';
    expect(helpTextOf(game).moves).toContain(link);
  });

  it.each(games)('$id: how columns are built, and whether they wrap', (game) => {
    const { moves } = helpTextOf(game);
    expect(moves.includes('[alternating colours]')).toBe(build(game)?.suit === 'alternate');
    expect(moves.includes('[wrap]')).toBe(build(game)?.wrap === true);
  });

  it.each(games)('$id: the cost of the deck, and the payout of a card', (game) => {
    const { score } = helpTextOf(game);
    expect(score.includes('The deck costs 52')).toBe(game.score.stake === 52);
    expect(score.includes('pays 5.')).toBe(game.score.stake === 52);
    if (game.score.won) expect(score).toContain(formatter.intl.number(game.score.won));
  });

  it.each(games)('$id: when the game is lost', (game) => {
    const { moves, options } = helpTextOf(game);
    const lost = options?.['end'] ? `\n${options['end']['no-play'] ?? ''}` : moves;
    expect(moves.replace('{end}', lost)).toContain('\nThe game is [lost] when');
    expect(moves.endsWith('{end}')).toBe('end' in (game.options ?? {}));
  });
});

describe('the glossary', () => {
  it.each(entries)('%s: has one or two sentences', (_, text) => {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text.length).toBeGreaterThan(15);
    expect(text.length).toBeLessThanOrEqual(150);
  });

  test('has an entry for every marked word, and no entry links to itself', () => {
    for (const [place, text] of [...sections, ...entries]) {
      for (const { whole, shown, term } of glossaryLinks(text)) {
        expect(terms, `${place}: ${whole}`).toContain(term);
        expect(term, `${place}: ${whole}`).not.toBe(place);
        expect(shown.trim(), place).toBe(shown);
        if (whole.includes('|')) expect(shown, `${place}: ${whole}`).not.toBe(term);
      }
    }
  });

  test('has only entries that the help of some game links to', () => {
    const reached = new Set(sections.flatMap(([, text]) => leadsTo(text)));
    for (const term of reached) for (const next of leadsTo(meanings.get(term) ?? '')) reached.add(next);
    // terms of the original programs that the texts do not use: each must lead to the term that they use
    const older = ['exposed', 'holding pile', 'pack', 'sequence', 'blocked', 'comes out'];
    for (const term of older) expect(leadsTo(meanings.get(term) ?? ''), term).not.toEqual([]);
    expect([...reached, ...older].sort()).toEqual([...terms].sort());
  });

  test('is linked where a section first uses a word, and only there', () => {
    const forms = new Map<string, Set<string>>(terms.map((term) => [term, new Set([term])]));
    for (const [, text] of [...sections, ...entries])
      for (const { shown, term } of glossaryLinks(text)) forms.get(term)?.add(shown);
    for (const [place, text] of sections) {
      const led = glossaryLinks(text);
      expect(new Set(led.map(({ term }) => term)).size, place).toBe(led.length);
      for (const [term, words] of forms) {
        const first = Math.min(
          ...[...words].map((word) => {
            // longer terms may contain shorter ones: "discard pile", "turned card"
            const others = led.filter((one) => one.term !== term).map(({ whole }) => whole);
            const rest = others.reduce((left, whole) => left.replace(whole, ' '.repeat(whole.length)), text);
            const at = mention(word, rest);
            return at < 0 ? Infinity : at;
          }),
        );
        if (first === Infinity) continue;
        const link = led.find((one) => one.term === term);
        expect(link, `${place}: ${term} is not marked`).toBeDefined();
        expect(first, `${place}: ${term} is marked too late`).toBeGreaterThan(link?.at ?? Infinity);
      }
    }
  });
});

test('conditional texts name an option of the game, and one of its values', () => {
  let parts = 0;
  for (const { id, options } of games) {
    for (const [place, text] of textsOf(id)) {
      for (const [, name = '', value] of text.matchAll(DEPENDS)) {
        const values = (options?.[name] ?? []).flatMap((one) => ('value' in one ? [String(one.value)] : []));
        expect(values, `${place}: ${name}`).toContain(value);
        parts++;
      }
    }
  }
  expect(parts).toBe(2);
});

test('texts contain no other markup', () => {
  for (const [place, text] of [...sections, ...entries, ...Object.entries(keyDoes)]) {
    const plain = glossaryLinks(text).reduce((rest, { whole, shown }) => rest.replace(whole, shown), text);
    expect(plain, place).not.toMatch(/[[\]|<>&`*_\\]|\s\s|\s$/);
    for (const [value] of everywhere(plain).matchAll(/\{[^}]*\}?/g)) {
      expect(
        value === '{n}' || (value === plain && value === '{scoring}') || plain.endsWith('\n{end}'),
        `${place}: ${value}`,
      ).toBe(true);
    }
  }
});

describe('the help page', () => {
  type Template = { readonly strings: readonly string[]; readonly values: readonly unknown[] };
  const isTemplate = (value: unknown): value is Template =>
    typeof value === 'object' && value !== null && 'strings' in value;
  /** A text in a template: a value of the directive in elements/shared/html.ts. */
  const textIn = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && '_$litDirective$' in value && 'values' in value
      ? (value.values as readonly unknown[])[0]
      : value;

  /** A template as HTML, without everything that is not text. */
  const htmlOf = (given: unknown): string => {
    const value = textIn(given);
    if (Array.isArray(value)) return value.map(htmlOf).join('');
    if (typeof value === 'string') return value;
    if (!isTemplate(value)) return '';
    return value.strings.map((part, i) => part + htmlOf(value.values[i])).join('');
  };
  const textOf = (value: unknown): string =>
    htmlOf(value)
      .replace(/<\/?(button|span)[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n')
      .replace(/[ \t]+/g, ' ');

  /** The effect of a click on each button or glossary link with this text. */
  const buttons = (value: unknown, text: string): ((event: unknown) => void)[] => {
    if (Array.isArray(value)) return value.flatMap((item) => buttons(item, text));
    if (!isTemplate(value)) return [];
    const inner = value.values.flatMap((item) => buttons(item, text));
    const click = value.values.find((item) => typeof item === 'function');
    const own =
      /^\s*<(button|span class="term")/.test(value.strings[0] ?? '') && textOf(value).trim() === text;
    return own && click ? [...inner, click as (event: unknown) => void] : inner;
  };

  function open(
    variant: string | Variant,
    setup: Setup = {},
    shortcuts = true,
    without = '',
    keys: unknown = {},
  ) {
    const game = Game.deal(variant, { deal: 1, ...setup });
    const page = new HelpPage({
      shortcuts,
      keymap: keysWithout(keymapOf(keys).map, (part) => part === without),
      hides: (part) => part === without,
      preferences: preferencesOf({}),
    });
    const context = {
      session: { position: game.position, game },
      formatter,
      isRightToLeft: false,
      update: () => undefined,
    } as unknown as DialogContext;
    return { page, context, text: () => textOf(page.body(context)), body: () => page.body(context) };
  }

  it.each(games.map(({ id }) => id))('%s: has all sections, in words', (id) => {
    const text = open(id).text();
    const headings = ['Goal', 'Table', 'Moves', 'Score', 'Tip', 'Keys', 'Patience lingo'];
    const at = headings.map((heading) => text.indexOf(`\n${heading}\n`));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(text).not.toMatch(/[[\]{}|]/);
  });

  test('lists the options that are in force, and no others', () => {
    const byDefault = open('klondike').text();
    expect(byDefault).toContain('Three cards are turned at a time');
    expect(byDefault).toContain('You may turn over the waste as often as you like.');
    expect(byDefault).toContain('The score never falls below 0.');
    const options = { draw: 1, redeals: 2, runs: 'any', takeBack: true, scoring: 'vegas' };
    const chosen = open('klondike', { options }).text();
    expect(chosen).toContain('Cards are turned one at a time.');
    expect(chosen).toContain('Times you may turn over the waste: 2.');
    expect(chosen).toContain('A run may be split');
    expect(chosen).toContain('You may take back');
    expect(chosen).toContain('The deck costs 52');
    expect(chosen).not.toMatch(/Three cards|as often as you like|never falls below/);
    expect(open('demon', { options: { reserve: 10 } }).text()).toContain('holds 10 cards');
  });

  test('describes the scoring once, in the score section', () => {
    const text = open('demon', { options: { scoring: 'vegas' } }).text();
    expect(text.match(/The deck costs/g)).toHaveLength(1);
    expect(text).toMatch(/\nScore\n[^A-Z]*The deck costs/);
  });

  test('of a game without options lists no options', () => {
    for (const id of ['reno', 'cruel', 'over-under']) expect(open(id).text()).not.toContain('House rules');
  });

  test('explains the verdict badge, unless the page removes it', () => {
    const helpText = (without: string) => open('cruel', {}, true, without).text();
    const [title, preferences] = ['\nCan it still be won?\n', 'it looks at every card'];
    expect(helpText('')).toContain(title);
    expect(helpText('')).toContain(preferences);
    expect(helpText('verdict')).not.toContain(title);
    expect(helpText('verdict')).not.toContain(preferences);
  });

  test('omits letters and digits if they are disabled', () => {
    const without = open('reno', {}, false).text();
    expect(open('reno').text()).toContain('\nN\n');
    expect(without).not.toMatch(/\n([NFAH?]|Shift\+1 …)\n/);
    expect(without).toContain('\nCtrl+Z\n');
  });

  /** The rows of the table of keys: the keys, and their functions. */
  const rowsOf = (text: string): Map<string, string> => {
    const lines = text
      .slice(text.indexOf('They act while'), text.indexOf('Patience lingo'))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(1);
    return new Map(lines.flatMap((line, i) => (i % 2 ? [] : [[line, lines[i + 1] ?? ''] as const])));
  };

  test('lists every active key with its command, which the key runs', () => {
    const rows = rowsOf(open('klondike').text());
    const described = new Set([...rows.values()].map((does) => does.toLowerCase()));
    expect([...described].sort()).toEqual(
      Object.values(keyDoes)
        .map((does) => does.toLowerCase())
        .sort(),
    );
    for (const [action, chords] of Object.entries(DEFAULT_KEYMAP)) {
      const does = formatter.capital(keyDoes[action as KeyAction]);
      const [keys] = [...rows].find(([, what]) => what === does) ?? [];
      expect(keys, action).toContain(chords[0]);
    }
    const press = (key: string) => ({
      key: key.toLowerCase(),
      code: `Key${key}`,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
    });
    for (const [keys] of rows)
      if (/^[A-Z]$/.test(keys)) expect(pressed(press(keys), DEFAULT_KEYMAP, true), keys).toBeDefined();
  });

  test('lists the page’s keys instead of the defaults, and omits commands without a key', () => {
    const keys = { hint: 'x', deal: null, redo: ['Ctrl+R', 'F4'], columns: null };
    const rows = rowsOf(open('klondike', {}, true, '', keys).text());
    expect(rows.get('X')).toBe('Hint');
    expect(rows.get('Ctrl+R, F4')).toBe('Redo');
    expect([...rows.keys()]).not.toContain('N');
    expect([...rows.keys()]).not.toContain('H');
    expect([...rows.values()]).not.toContain('To column 1 … 12');
  });

  test('omits the keys of parts that the page removes or the game does not have', () => {
    expect(rowsOf(open('reno', {}, true, 'undo').text()).has('Ctrl+Z')).toBe(false);
    expect(rowsOf(open('reno', {}, true, 'hints').text()).has('H')).toBe(false);
    expect(rowsOf(open('reno', {}, true, 'finish').text()).has('A')).toBe(false);
    expect(rowsOf(open('reno').text()).has('Shift+1 …')).toBe(true);
    expect(rowsOf(open('over-under').text()).has('Shift+1 …')).toBe(false);
  });

  test('names keys in the current language', () => {
    const german = { ...en, keyNames: { ...en.keyNames, Ctrl: 'Strg', Shift: 'Umschalt', Home: 'Pos1' } };
    const { page, context } = open('reno');
    const text = textOf(page.body({ ...context, formatter: new MessageFormatter(german, 'de') }));
    expect([...rowsOf(text).keys()]).toEqual(
      expect.arrayContaining(['Strg+Z', 'Strg+Y, Strg+Umschalt+Z', 'Umschalt+1 …', 'Strg+Pos1 Strg+End']),
    );
  });

  test('of a custom game has rules made from its description, keys and glossary', () => {
    const own: Variant = { ...(variants.get('reno') as Variant), id: 'constructor' };
    const text = open(own).text();
    const headings = ['Goal', 'Table', 'Moves', 'Score', 'Keys'].map((name) => text.indexOf(`\n${name}\n`));
    expect(headings).toEqual([...headings].sort((a, b) => a - b));
    expect(headings).not.toContain(-1);
    expect(text).not.toContain('\nTip\n');
    expect(text).toContain('Foundations build up in suit, from ace to king.');
    expect(text).not.toMatch(/[[\]{}|]/);
    expect(text).toContain('Red on black, black on red.');
  });

  test('shows the sections and options that a custom game explains itself in place of those made', () => {
    const base = variants.get('over-under') as Variant;
    const options = {
      end: { 'no-play': 'Nothing ends {early}.', 'empty-stock': 'It ends with the [stock].' },
    };
    const texts = { goal: 'My goal.', score: '', options };
    const helpOf = (gameHelp: Record<string, string | object>): string => {
      const game = { ...base, id: 'my-own', texts: { gameHelp: { 'my-own': gameHelp } } } as Variant;
      const { page, context } = open(game, { options: { end: 'empty-stock' } });
      return textOf(page.body({ ...context, formatter: formatter.forGame(game) }));
    };
    const text = helpOf(texts);
    expect(text).toContain('My goal.');
    expect(text).not.toMatch(/Clear the tableau|\nScore\n/);
    expect(text).toContain('There are 7 columns.');
    expect(text).toMatch(/House rules\s+It ends with the stock\./);
    // sections made from the description explain all options
    expect(helpOf({ options })).not.toContain('House rules');
    expect(helpOf({ options })).toContain('the stock is used up.');
  });

  test('links a word to its entry, from there to another, and back the same way', () => {
    const { page, context, body } = open('reno');
    let focused = '';
    const place = (name: string) => ({
      focus: () => (focused = name),
      scrollIntoView: () => undefined,
      getRootNode: () => ({ getElementById: place }),
    });
    const press = (text: string, nth = 0) => {
      const click = buttons(body(), text).at(nth);
      expect(click, text).toBeDefined();
      click?.({ currentTarget: place(`the word ${text}`) });
    };
    expect(buttons(body(), 'Back')).toHaveLength(0);
    press('columns');
    expect(focused).toBe('term-column');
    expect(htmlOf(body())).toContain(`id=${focused} `);
    expect(htmlOf(body())).toMatch(/class=here>\s*<dt id=term-column /);
    press('tableau');
    expect(focused).toBe('term-tableau');
    press('turned card');
    expect(focused).toBe('term-turned-card');
    expect(htmlOf(body())).toContain(`id=${focused} `);
    expect(buttons(body(), 'Back')).toHaveLength(1);
    press('Back');
    expect(focused).toBe('the word turned card');
    press('Back');
    expect(focused).toBe('the word tableau');
    expect(htmlOf(body())).toMatch(/class=here>\s*<dt id=term-column /);
    page.opened(context);
    expect(buttons(body(), 'Back')).toHaveLength(0);
  });
});
