// The rules of all games of the package as they are generated in a language, as one page for reviewers.
import { completeOptions, type Options } from '../../src/engine/options.js';
import { Game, variants, type Variant } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import type { Texts } from '../../src/locales/texts.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { rulesText, type RulesText } from '../../src/text/rules-text.js';
import { OPTIONAL, optionSetsOf } from './optional-games.js';
import { textsOf } from './texts.js';

export const ALL_GAMES: readonly Variant[] = [...variants.values(), ...OPTIONAL];

/** The generated rules of a game, in the texts of a language. */
export function rulesOf(variant: Variant, options: Options = {}, texts: Texts = en, lang = 'en'): RulesText {
  const game = Game.deal(variant, { deal: 1, options });
  return rulesText(game, new MessageFormatter(texts, lang).forGame(variant));
}

/** A text without its links to the glossary. */
export const withoutLinks = (text: string): string => text.replace(/\[([^\]|]*)[^\]]*\]/g, '$1');

type Language = readonly [texts: Texts, tag: string];

const SECTIONS = ['goal', 'table', 'moves', 'score'] as const;

/** The sentences that an option adds or changes, or `undefined` if none. */
function changesText(
  variant: Variant,
  options: Options,
  before: RulesText,
  language: Language,
): string | undefined {
  const after = rulesOf(variant, options, ...language);
  const sentences = (text: string): string[] => withoutLinks(text).split(/(?<=\.)\s/);
  const changed = SECTIONS.flatMap((name) => {
    const known = sentences(before[name]);
    return sentences(after[name]).filter((sentence) => !known.includes(sentence));
  });
  const [[name, value] = []] = Object.entries(options);
  return name === undefined ? undefined : `- \`${name}: ${String(value)}\`: ${changed.join(' ') || '–'}`;
}

/** The page: for each game its sections, then what each option changes. */
export function rulesPage(tag: string): string {
  const language: Language = [mergeTexts(en, textsOf(tag)), tag];
  const chapters = ALL_GAMES.map((variant) => {
    const formatter = new MessageFormatter(...language).forGame(variant);
    const rules = rulesOf(variant, completeOptions(variant), ...language);
    const sections = SECTIONS.map(
      (name) => `**${formatter.message(name)}** ${withoutLinks(rules[name]).replaceAll('\n', '\n\n')}`,
    );
    const changes = optionSetsOf(variant).flatMap(
      (options) => changesText(variant, options, rules, language) ?? [],
    );
    return [`## ${formatter.game(variant.id)}`, ...sections, changes.join('\n')].filter(Boolean).join('\n\n');
  });
  const head =
    'The rules of all games of the package, as `src/text/rules-text.ts` makes them from the descriptions. The help shows them for games without a text of their own; the five built-in games have one. After a change, run `npx vitest run test/node/rules-text.long.test.ts --update`, and read the difference.';
  return `# Generated rules\n\n${head}\n\n${chapters.join('\n\n')}\n`;
}
