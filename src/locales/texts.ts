// The type of a language: the shape of the English texts, with additional grammatical forms.
import type { VariantTexts } from '../engine/index.js';
import type { HelpText, Term } from './en-help.js';
import type { en } from './en.js';

/**
 * A text with a form for each plural category of the language (Intl.PluralRules): `one`, `few`, `many`, …. The value `n`
 * selects the form; `other` is used for categories without one.
 */
export type Plural = { readonly other: string } & { readonly [K in Intl.LDMLPluralRule]?: string };

export type Text = string | Plural;

/** Names in another grammatical form, for example after a preposition. Missing names keep their base form. */
export interface NameForms {
  readonly card?: string;
  readonly ranks?: Partial<Texts['ranks']>;
  readonly suits?: Partial<Texts['suits']>;
  readonly piles?: Partial<Texts['piles']>;
  readonly pileOfSeveral?: string;
}

type En = typeof en;
/** Tables of names, which have no plural forms. */
type Names =
  | 'games'
  | 'card'
  | 'ranks'
  | 'suits'
  | 'piles'
  | 'pileOfSeveral'
  | 'pileNamed'
  | 'between'
  | 'optionNames'
  | 'switches'
  | 'signHelp'
  | 'faults'
  | 'importFaults'
  | 'signs'
  | 'looks'
  | 'keyNames'
  | 'keyDoes'
  | 'allOf';

type Plain<T> = T extends string ? string : { readonly [K in keyof T]: Plain<T[K]> };
type Roomy<T> = T extends string | Plural ? Text : { readonly [K in keyof T]: Roomy<T[K]> };

/** The sentences about the rules of games without a help of their own. */
export type RuleTexts = Roomy<En['ruleTexts']>;

/** The texts of a language. */
export type Texts = {
  readonly [
    K in Exclude<
      keyof En,
      Names | 'forms' | 'glossary' | 'gameHelp' | 'gameTexts' | 'optionPresets' | 'optionValues' | 'ruleTexts'
    >
  ]: Roomy<En[K]>;
} & { readonly [K in Names]: Plain<En[K]> } & {
  readonly forms: Readonly<Record<string, NameForms>>;
  readonly optionPresets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Texts of single games in place of the general ones, by the same keys; for example other names of piles. */
  readonly gameTexts: Readonly<Record<string, VariantTexts>>;
  /** A game without a section shows the sentences of `ruleTexts`. */
  readonly gameHelp: Readonly<Record<string, Partial<HelpText>>>;
  readonly ruleTexts: RuleTexts;
  readonly glossary: { readonly [K in keyof En['glossary']]: Term };
};

/**
 * The texts of the optional games (src/games) in a language other than English: their help, and names of piles that
 * differ from the general ones. The English texts are in the description of each game.
 */
export type OptionalGameTexts = Pick<Texts, 'gameHelp' | 'gameTexts'>;
