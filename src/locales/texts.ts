// What a language consists of: the shape of the English texts, with more room for grammar.
import type { HelpText, Term } from './en-help.js';
import type { en } from './en.js';

/**
 * A text with a form for each kind of number that the language tells apart (Intl.PluralRules): `one`, `few`, `many`, …;
 * `n` decides, and `other` stands for all that have no form of their own.
 */
export type Plural = { readonly other: string } & { readonly [K in Intl.LDMLPluralRule]?: string };

export type Text = string | Plural;

/** Names in another form, as after a preposition; what is not given is as it is without. */
export interface NameForms {
  readonly card?: string;
  readonly ranks?: Partial<Texts['ranks']>;
  readonly suits?: Partial<Texts['suits']>;
  readonly piles?: Partial<Texts['piles']>;
  readonly pileOfSeveral?: string;
}

type En = typeof en;
/** Tables of names, which need no forms for numbers. */
type Names =
  | 'games'
  | 'card'
  | 'ranks'
  | 'suits'
  | 'piles'
  | 'pileOfSeveral'
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

/** The texts of a language. */
export type Texts = {
  readonly [K in Exclude<keyof En, Names | 'forms' | 'glossary' | 'gameHelp' | 'optionValues'>]: Roomy<En[K]>;
} & { readonly [K in Names]: Plain<En[K]> } & {
  readonly forms: Readonly<Record<string, NameForms>>;
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly gameHelp: Readonly<Record<string, HelpText>>;
  readonly glossary: { readonly [K in keyof En['glossary']]: Term };
};
