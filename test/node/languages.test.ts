// Languages: none has a missing or an unused text, or unknown placeholders.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PREFERENCES, type PreferenceName } from '../../src/controller/preferences.js';
import { variants } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { OPTIONAL } from '../support/optional-games.js';
import { caseNames, formsOf, isPlural, leaves, namesIn, offered, tags, textsOf } from '../support/texts.js';

/** These contain the number as a word: {n} may be missing. */
const SPELT = ['zero', 'one', 'two'];
/** These are equal in many languages without being an error: names and symbols. */
const SAME = /^(games|between|keyNames|pileOfSeveral|card$|placeOn|say(Item|All|Figure|Pile)$|optionIs)/;

/** Names in other grammatical forms, which differ by language. */
const FORMS = /^(gameTexts\.[\w-]+\.)?forms\./;

/** The optional games have their English texts in their descriptions: help, and names of piles. */
const ofGames = OPTIONAL.flatMap(({ id, texts = {} }) => {
  const { gameHelp, piles = {}, allOf = {} } = texts['en'] as Readonly<Record<string, object>>;
  const hasNames = 'piles' in ((texts['de'] ?? {}) as object);
  return leaves({ gameHelp, ...(!hasNames && { gameTexts: { [id]: { piles, allOf } } }) });
});
const english = new Map([...leaves(en), ...ofGames].filter(([path]) => !FORMS.test(path)));

it('the files and their exports match the documented languages', () => {
  expect([...offered].sort()).toEqual([...tags].sort());
  expect([...tags].sort()).toEqual(
    ['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'sv', 'tr', 'zh-Hans'].sort(),
  );
});

it('the options page has a name for each value of each preference', () => {
  for (const [name, { label, ...names }] of Object.entries(en.looks))
    expect([name, Object.keys(names).sort(), label]).toEqual([
      name,
      PREFERENCES[name as PreferenceName].toSorted(),
      expect.stringMatching(/./),
    ]);
});

describe.each(tags)('%s', (tag) => {
  const texts = textsOf(tag);
  const own = new Map(leaves(texts).filter(([path]) => !FORMS.test(path)));
  const rules = new Intl.PluralRules(tag);
  const kinds = new Set(Array.from({ length: 300 }, (_, n) => rules.select(n)));

  it('has every text, and no unused one', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('reaches the widget completely: no text is lost when they are merged over the English ones', () => {
    const merged = new Map(leaves(mergeTexts(en, texts)));
    for (const [path, text] of leaves(texts)) expect(merged.get(path), path).toEqual(text);
  });

  it('has no empty text unless English has one', () => {
    const empty = [...own].filter(([path, text]) =>
      formsOf(text).some(
        ([, form]) => !form.trim() && formsOf(english.get(path) ?? '').some(([, e]) => e.trim()),
      ),
    );
    expect(empty).toEqual([]);
  });

  it('uses the same placeholders as English', () => {
    for (const [path, text] of own) {
      const wanted = new Set(formsOf(english.get(path) ?? '').flatMap(([, form]) => namesIn(form)));
      for (const [kind, form] of formsOf(text)) {
        const named = new Set(namesIn(form));
        if (SPELT.includes(kind) && wanted.has('n')) named.add('n');
        expect([...named].sort(), `${path}, ${kind}`).toEqual([...wanted].sort());
      }
    }
  });

  it('has the same conditional texts as English', () => {
    const parts = (text: unknown): string[] =>
      [...JSON.stringify(text ?? '').matchAll(/\{\w+=\w+:/g)].map(([part]) => part);
    for (const [path, text] of own) expect(parts(text), path).toEqual(parts(english.get(path)));
  });

  it('has a form for each plural category of integers, and no other', () => {
    for (const [path, text] of own) {
      if (!isPlural(text)) continue;
      const has = Object.keys(text).sort();
      expect(
        has.filter(
          (kind) => kind !== 'other' && !rules.resolvedOptions().pluralCategories.includes(kind as never),
        ),
        path,
      ).toEqual([]);
      expect(
        [...kinds].filter((kind) => kind !== 'other' && !has.includes(kind)),
        path,
      ).toEqual([]);
    }
  });

  it('has plural forms where the language needs them', () => {
    if (kinds.size < 2) return;
    const flat = [...own].filter(
      ([path, text]) => isPlural(english.get(path)) && typeof text === 'string' && text.includes('{n}'),
    );
    // in some sentences the number changes no other word; in most it does
    expect(flat.length, flat.map(([path]) => path).join(', ')).toBeLessThan(15);
  });

  it('has plural forms only in texts with a number', () => {
    const idle = [...own].filter(
      ([path, text]) => isPlural(text) && !JSON.stringify(english.get(path)).includes('{n}'),
    );
    expect(idle.map(([path]) => path)).toEqual([]);
  });

  it('uses only grammatical forms of names that it defines, and defines none that it does not use', () => {
    const requested = new Set(
      [...own].flatMap(([, text]) => formsOf(text).flatMap(([, form]) => caseNames(form))),
    );
    expect([...requested].sort()).toEqual(Object.keys(texts.forms).sort());
  });

  it('links only to existing glossary entries', () => {
    for (const [path, text] of own) {
      for (const [, form] of formsOf(text)) {
        for (const [, shown = '', entry = shown] of form.matchAll(/\[([^|\]]+)(?:\|([^\]]+))?\]/g)) {
          expect(Object.keys(en.glossary), `${path}: [${shown}]`).toContain(entry);
        }
        expect(form.replace(/\[[^[\]]+\]/g, ''), `${path}: a bracket without its other one`).not.toMatch(
          /[[\]]/,
        );
      }
    }
  });

  it('differs from English', () => {
    const same = [...own].filter(
      ([path, text]) =>
        !SAME.test(path) &&
        /[a-z]{4}/i.test(JSON.stringify(text)) &&
        JSON.stringify(text) === JSON.stringify(english.get(path)),
    );
    // words that two languages share, such as "Reno" or "Tableau"
    expect(same.length, same.map(([path]) => path).join(', ')).toBeLessThan(20);
  });
});

describe('the English texts', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('locales'))
    .map((file) => `src/${file}`);
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  // used as a string, a property or a key; words in comments do not count
  const plain = code.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const words = new Set(
    Array.from(plain.matchAll(/['`.]([\w-]+)|([\w-]+)'?:|[{,]\s*(\w+)(?=[,}\s])/g), (found) =>
      found.slice(1).find(Boolean),
    ),
  );
  /** Pairs of texts, for the win and for the goal of other games: `aboutKey` builds their keys. */
  const about = /^(back|show|lost|never|only)(Win|Aim)$/;

  it('are all used', () => {
    const unused = [...english.keys()].filter((path) => {
      const [table = '', ...keys] = path.split('.');
      if (['ranks', 'suits', 'glossary', 'gameHelp', 'gameTexts', 'keyNames'].includes(table)) return false;
      const [, verb] = about.exec(table) ?? [];
      return (
        !words.has(verb ?? table) ||
        keys.some(
          (key) => !/^\d+$/.test(key) && !['n', 'label', 'false', 'true'].includes(key) && !words.has(key),
        )
      );
    });
    expect(unused).toEqual([]);
  });

  it('of help belong to a game and its options', () => {
    expect(Object.keys(en.gameHelp).sort()).toEqual([...variants.keys()].sort());
    for (const [id, help] of Object.entries(en.gameHelp)) {
      const options = Object.keys(variants.get(id)?.options ?? {}).sort();
      expect(Object.keys(('options' in help && help.options) || {}).sort(), id).toEqual(options);
    }
  });

  it('get a value for each placeholder from the code', () => {
    const faults: string[] = [];
    let calls = 0;
    for (const file of sources) {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
      const visit = (node: ts.Node): void => {
        ts.forEachChild(node, visit);
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
        if (node.expression.name.text !== 'message') return;
        const [key, values] = node.arguments;
        if (!key || (values && !ts.isObjectLiteralExpression(values))) return;
        if (values?.properties.some(ts.isSpreadAssignment)) return;
        const given = new Set(values?.properties.map((one) => one.name?.getText()));
        for (const name of literalsIn(key)) {
          if (!(name in en)) continue;
          calls += 1;
          const wanted = formsOf(en[name as keyof typeof en] as never).flatMap(([, form]) => namesIn(form));
          for (const one of wanted) {
            if (!given.has(one)) faults.push(`${file}: message('${name}') without ${one}`);
          }
          if (isPlural(en[name as keyof typeof en]) && !given.has('n'))
            faults.push(`${file}: message('${name}') without n`);
        }
      };
      visit(source);
    }
    expect(faults).toEqual([]);
    expect(calls, 'checked calls').toBeGreaterThan(100);
  });
});

/** The possible texts of an expression: `'a'`, or both of `x ? 'a' : 'b'`. */
function literalsIn(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  return [];
}
