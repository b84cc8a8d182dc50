// What the description of a game says about its piles, as the sentences about its rules need it.
import { dealTable } from '../engine/deal-table.js';
import { tableOf } from '../engine/game.js';
import type { Build, Collects, PileGroup, PileKind, PileName, Variant } from '../engine/index.js';
import { isAmong, isNamed } from '../engine/pile-names.js';
import type { GameView } from '../session/game-view.js';
import type { RuleTexts, Text } from '../locales/texts.js';
import type { MessageFormatter, Values } from './message-formatter.js';

/** A group of piles, with the numbers of cards and of face-down cards in each pile after the deal. */
export interface Group {
  readonly name: string;
  readonly kind: PileKind;
  readonly rule: PileGroup;
  readonly cards: readonly number[];
  readonly down: readonly number[];
}

/** The values of a sentence. */
export interface SentenceValues {
  readonly name?: string;
  readonly list?: readonly number[];
  readonly [word: string]: Values[string] | readonly number[];
}

/** A sentence, or none. */
export type Sentence = string | false | undefined;

/** Whether cards are placed one rank higher, or one lower. */
export const isUp = ({ steps }: Build): boolean => steps.join() === '1';
export const isDown = ({ steps }: Build): boolean => steps.join() === '-1';
/** Whether a build is the order of a run of one suit, from king to ace. */
export const isSuitRun = (build: Build): boolean => isDown(build) && build.suit === 'same' && !build.wrap;

/** Whether a rule collects complete runs: 13 cards of one suit, from king to ace. */
export const isRun = (collects: Collects | undefined): boolean =>
  collects?.count === 13 && isSuitRun(collects.build);

/** Whether the next card of the stock is face up and can be played. */
export const isOpenStock = (stock: Group | undefined): boolean =>
  stock?.rule.gives !== undefined && stock.rule.shows !== 'none';

/** A free cell: a reserve for single cards. */
export const isCell = ({ kind, rule: { takes } }: Group): boolean =>
  kind === 'reserve' && takes !== undefined && !takes.build;

/** Single cards of a reserve, side by side. */
export const isSingles = ({ kind, rule, cards }: Group): boolean =>
  kind === 'reserve' && !rule.takes && cards.length > 1 && cards.every((n) => n <= 1);

export const namesOf = (groups: readonly Group[]): readonly string[] => groups.map(({ name }) => name);

/** The facts of a game, and the sentences of the language. */
export class RulesFacts {
  readonly data: Variant;
  readonly groups: readonly Group[];
  readonly texts: RuleTexts;
  readonly formatter: MessageFormatter;
  readonly total: number;

  constructor(game: GameView, formatter: MessageFormatter) {
    const { rules } = tableOf(game);
    this.data = rules.data;
    this.total = 52 * (rules.data.decks ?? 1);
    this.formatter = formatter;
    this.texts = formatter.texts.ruleTexts;
    // the numbers of cards do not depend on their order
    const table = dealTable(rules, [...Array(this.total).keys()]);
    this.groups = Object.entries(rules.data.piles).map(([name, rule]): Group => {
      const piles = rules.piles.filter((pile) => pile.name === name);
      return {
        name,
        kind: rule.kind ?? (name as PileKind),
        rule,
        cards: piles.map((pile) => table.pile(pile).length),
        down: piles.map((pile) => table.faceDown(pile)),
      };
    });
  }

  of(kind: PileKind): readonly Group[] {
    return this.groups.filter((group) => group.kind === kind);
  }

  /** The groups with this name or kind. */
  named(name: PileName): readonly Group[] {
    return this.groups.filter(({ name: id, kind }) => isNamed({ id, kind, name: id }, name));
  }

  /** The columns: the piles of the tableau that do not cover each other. */
  get columns(): readonly Group[] {
    return this.of('tableau').filter(({ rule }) => !rule.coveredBy);
  }

  /** The groups that take cards from a group. */
  targets({ name, kind }: Group): readonly Group[] {
    return this.groups.filter(({ rule }) => isAmong(rule.takes?.from ?? [], { id: name, kind, name }));
  }

  /** A sentence. @param values `name` is the name of a group or a kind, `list` the numbers of a list */
  say(text: Text, { name, list, ...values }: SentenceValues = {}): string {
    const { formatter } = this;
    return formatter.form(text, {
      ...values,
      ...(name !== undefined && { name: this.nameOf(name) }),
      ...(list && { list: formatter.intl.list(list.map((n) => formatter.intl.number(n))) }),
    });
  }

  /** A sentence about a number, unless it is 0. */
  count(text: Text, n: number | undefined, values?: SentenceValues): Sentence {
    return n ? this.say(text, { ...values, n }) : undefined;
  }

  /**
   * The name of all piles of a group or a kind; with the id of a group that shares its name with another one.
   *
   * @param isGroup whether the name of a kind means the group of that name only, not the piles of all groups of the kind
   */
  nameOf(name: PileName, isGroup = false): string {
    const { formatter, groups } = this;
    const shown = formatter.allOf(name);
    const isShared = groups.some(
      (one) => one.name !== name && (isGroup || one.kind !== name) && formatter.allOf(one.name) === shown,
    );
    return isShared ? `${shown} (${name})` : shown;
  }

  /** A sentence about a group: with its name, if there are several groups of its kind. */
  about({ name, kind }: Group, ...sentences: readonly Sentence[]): string {
    const text = this.join(...sentences);
    // some sentences begin with the name
    const isClear = this.of(kind).length === 1 || text.startsWith(this.formatter.capital(this.nameOf(name)));
    if (isClear || !text) return text;
    return this.formatter.form(this.texts.ofGroup, { name: this.nameOf(name, true), text });
  }

  /** Sentences about several groups: once and without names, if they are the same for all of these groups. */
  each(groups: readonly Group[], textOf: (facts: RulesFacts, group: Group) => Sentence): string {
    const texts = groups.map((group) => textOf(this, group));
    const isSame = texts.every((text) => text === texts[0]);
    return this.join(...(isSame ? texts.slice(0, 1) : groups.map((group, i) => this.about(group, texts[i]))));
  }

  join(...sentences: readonly Sentence[]): string {
    return this.formatter.sentences(...sentences);
  }
}
