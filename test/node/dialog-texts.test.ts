// The English texts that only the dialog shows: the first file of the split build does not use them, and the dialog adds
// them to the texts of the language and of the page.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDialogTexts } from '../../src/elements/dialog/dialog-texts.js';
import { en } from '../../src/locales/en-all.js';
import { dialogTexts } from '../../src/locales/en-dialog.js';
import type { Texts } from '../../src/locales/texts.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';

/** All files that the split build loads at once: those that its entry imports statically. */
function filesAtOnce(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const pending = ['src/split.ts'];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file)) continue;
    const code = readFileSync(file, 'utf8').replace(/^ *\/\/.*|\/\*[^]*?\*\//gm, '');
    found.set(file, code);
    for (const [, source = ''] of code.matchAll(/^(?:import|export)\b(?! type)[^;]*?'(\.[^']+)';/gm))
      pending.push(join(dirname(file), source).replace(/\.js$/, '.ts'));
  }
  return found;
}

/** The texts without those that only the dialog shows, as in the split build. */
const core = Object.fromEntries(
  Object.entries(en).filter(([key]) => !Object.hasOwn(dialogTexts, key)),
) as unknown as Texts;

describe('the first file of the split build', () => {
  const files = filesAtOnce();

  it('contains the table, but not the dialog and its texts', () => {
    expect(files.has('src/elements/table/table-view.ts')).toBe(true);
    expect(files.has('src/elements/dialog/dialog.ts')).toBe(false);
    expect(files.has('src/locales/en-dialog.ts')).toBe(false);
  });

  it.each(Object.keys(dialogTexts))('does not use the text %s', (key) => {
    // `aboutKey('show', session)` selects `showWin` or `showAim`
    const about = /^(\w+)(?:Win|Aim)$/.exec(key)?.[1];
    const uses = new RegExp(
      `['"\`]${key}['"\`]|texts\\.${key}\\b|\\b${key}\\b[^=;]*\\} = [^;]*texts` +
        (about ? `|aboutKey\\('${about}'` : ''),
    );
    expect([...files].filter(([, code]) => uses.test(code)).map(([file]) => file)).toEqual([]);
  });
});

describe('the formatter of the dialog', () => {
  it('has all English texts', () => {
    const { texts } = withDialogTexts(new MessageFormatter(core, 'en'));
    expect(texts).toEqual(en);
  });

  it('keeps those of the language, of the page and of the game', () => {
    const translated = mergeTexts(core, {
      howTo: 'own text A',
      todayStreak: 'own text B: {n}',
      looks: { back: { label: 'own text C' } },
    });
    const page = { dealTitle: 'own text E', statisticsReset: 4, looks: { felt: { label: 'own text D' } } };
    const { texts } = withDialogTexts(new MessageFormatter(translated, 'de', 'normal', page));
    expect(texts.howTo).toBe('own text A');
    expect(texts.todayStreak).toBe('own text B: {n}');
    expect(texts.looks.back).toEqual({ ...en.looks.back, label: 'own text C' });
    expect(texts.looks.felt).toEqual({ ...en.looks.felt, label: 'own text D' });
    expect(texts.dealTitle).toBe('own text E');
    expect(texts.statisticsReset).toBe(en.statisticsReset);
  });
});
