// The names of a game's cards and piles as they are spoken, and the announcements of its end. The players that know only
// what is spoken use them.
import { Game, RANKS, SUITS, type Card, type Position } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { languageTexts } from '../../src/locales/languages.js';
import { type Texts } from '../../src/locales/texts.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Spoken names and their values. */
class Names<T> {
  readonly #names: readonly (readonly [name: string, what: T])[];

  constructor(names: readonly (readonly [name: string, what: T])[]) {
    this.#names = names
      .map(([name, what]) => [name.toLowerCase(), what] as const)
      .sort(([a], [b]) => b.length - a.length);
  }

  /** The names in a text, in order; if two names start at the same place, the longer one. */
  in(text: string): T[] {
    const lower = text.toLowerCase();
    const found: T[] = [];
    for (let i = 0; i < lower.length; i++) {
      // a match must not start within a word
      if (i && /[\p{L}\p{N}]/u.test(lower[i - 1] ?? '') && /[a-z0-9]/.test(lower[i] ?? '')) continue;
      const hit = this.#names.find(([name]) => lower.startsWith(name, i));
      if (!hit) continue;
      found.push(hit[1]);
      i += hit[0].length - 1;
    }
    return found;
  }
}

export class SpokenNames {
  readonly #cards: Names<Card>;
  readonly #piles: Names<string>;
  readonly #ends: readonly RegExp[];
  readonly #position: Position;
  /** The name of the hint button. */
  readonly hint: string;

  /** @param lang The language of the page; English, or one whose texts are defined. */
  constructor(variant: string, lang: string) {
    const { position, description } = Game.deal(variant, { deal: 1 });
    const texts = lang === 'en' ? en : (languageTexts(lang) as Texts);
    const formatter = new MessageFormatter(texts, lang).forGame(description);
    this.hint = formatter.message('hint');
    this.#position = position;
    const forms = ['', ...Object.keys(formatter.texts.forms)];
    const cards = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));
    this.#cards = new Names(
      cards.flatMap((card) => forms.map((form) => [formatter.card(card, form), card] as const)),
    );
    this.#piles = new Names(
      position.piles.flatMap(({ id }) => forms.map((form) => [formatter.pile(id, form), id] as const)),
    );
    // the first sentence of each, with any number: "You won in 7 moves", "No moves left"
    this.#ends = [
      formatter.message('won', { n: 7 }),
      formatter.message('lost'),
      formatter.message('hintNone'),
      formatter.message('hintLost'),
    ].map((text) => {
      const [sentence = ''] = text.split(/[.!。！]/u);
      return new RegExp(escapeRegExp(sentence).replace('7', '\\d+'), 'u');
    });
  }

  /** The cards named in a text, in order. */
  cardsIn(text: string): Card[] {
    return this.#cards.in(text);
  }

  /** The ids of the piles named in a text, in order. */
  pilesIn(text: string): string[] {
    return this.#piles.in(text);
  }

  /** The ids of the piles of a kind. */
  pilesOf(kind: string): string[] {
    return this.#position.piles.filter((pile) => pile.kind === kind).map(({ id }) => id);
  }

  /** Whether a text announces the end of the game. */
  isEnd(text: string): boolean {
    return this.#ends.some((end) => end.test(text));
  }
}
