// A player who uses only speech: follows the hints of the game to its end, and finds the cards by what is spoken. It
// knows the piles and the keys of the game, and remembers the announced position of each card; it never reads the
// game's position.
import { Game, RANKS, SUITS, type Card } from '../../src/engine.js';
import { en } from '../../src/locales/en.js';
import { languageTexts } from '../../src/locales/languages.js';
import { type Texts } from '../../src/locales/texts.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { keysTo } from './plays.js';
import { type KeyResponse } from './session.js';

/** The maximum number of moves of a game. */
const MOST_MOVES = 400;
/** After this many searches of the table, a card counts as missing. */
const MOST_LOOKS = 3;

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

/** Presses a key, and returns what was spoken. */
export type Press = (key: string) => Promise<KeyResponse>;

export class SpeechPlayer {
  readonly #press: Press;
  readonly #cards: Names<Card>;
  readonly #places: Names<string>;
  readonly #ends: readonly string[];
  /** The piles that cards can be played from, in the order in which they are searched. */
  readonly #searched: readonly string[];
  /** The last known place of each card. */
  readonly #memory = new Map<Card, string>();

  /** @param lang The language of the page; English, or one whose texts are defined. */
  constructor(press: Press, variant: string, lang: string) {
    const { position, description } = Game.deal(variant, { deal: 1 });
    const texts = lang === 'en' ? en : (languageTexts(lang) as Texts);
    const formatter = new MessageFormatter(texts, lang).forGame(description);
    const ofKind = (kind: string): string[] =>
      position.piles.filter((pile) => pile.kind === kind).map(({ id }) => id);
    const forms = ['', ...Object.keys(formatter.texts.forms)];
    const cards = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));
    this.#press = press;
    this.#searched = ['waste', 'reserve', 'tableau', 'stock'].flatMap(ofKind);
    this.#cards = new Names(
      cards.flatMap((card) => forms.map((form) => [formatter.card(card, form), card] as const)),
    );
    this.#places = new Names(
      position.piles.flatMap(({ id }) => forms.map((form) => [formatter.pile(id, form), id] as const)),
    );
    // "You won in 7 moves.", "No moves left. …": up to the number or the end of the sentence
    this.#ends = [
      formatter.message('won', { n: 7 }),
      formatter.message('lost'),
      formatter.message('hintNone'),
      formatter.message('hintLost'),
    ].map((text) => (/^[^\d.。]+/.exec(text)?.[0] ?? text).trim());
  }

  /**
   * Plays from the first Tab to the end of the game.
   *
   * @returns The error, or `''` if the end was spoken.
   */
  async play(): Promise<string> {
    await this.#do('Tab');
    await this.#do('Tab');
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const hint = await this.#do('h');
      if (this.#isOver(hint) || (await this.#follow(hint))) return '';
    }
    return `the end was not spoken within ${MOST_MOVES} moves`;
  }

  /** @returns Whether the game has ended. */
  async #follow(hint: string): Promise<boolean> {
    const [card] = this.#cards.in(hint);
    const [to] = this.#places.in(hint);
    if (!card || !to) return this.#isOver(await this.#do('n'));
    if (!(await this.#find(card))) throw new Error(`the card of the hint was not spoken anywhere: “${hint}”`);
    const kind = to.split('-')[0];
    if (kind === 'foundation' || kind === 'discard') {
      this.#memory.delete(card);
      return this.#isOver(await this.#do('f'));
    }
    await this.#do('Return');
    for (const key of keysTo(to)) await this.#do(key, to);
    const answer = await this.#do('Return', to);
    this.#memory.set(card, to);
    return this.#isOver(answer);
  }

  #isOver(text: string): boolean {
    return this.#ends.some((end) => text.includes(end));
  }

  /** Moves the focus to a card. @returns Whether its name was spoken there. */
  async #find(card: Card): Promise<boolean> {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const known = this.#memory.get(card);
      const others = this.#searched.filter((id) => id !== known);
      for (const id of known ? [known, ...others] : others) if (await this.#isIn(card, id)) return true;
    }
    return false;
  }

  /** Moves to a pile, and up from its top card until the card is spoken. */
  async #isIn(card: Card, pile: string): Promise<boolean> {
    let text = '';
    for (const key of keysTo(pile)) text = await this.#do(key, pile);
    const deeper = pile.startsWith('tableau');
    for (let i = 0; i < 20; i++) {
      const [here] = this.#cards.in(text);
      if (here === card) return true;
      // an empty pile, face-down cards, or the first card of a pile
      if (!here || !deeper) return false;
      const next = await this.#do('Up', pile);
      if (next === text || this.#cards.in(next)[0] === here) return false;
      text = next;
    }
    return false;
  }

  /** Presses a key, and records the places of the spoken cards. @param pile The pile that the key leads to. */
  async #do(key: string, pile?: string): Promise<string> {
    const { spoken } = await this.#press(key);
    const text = spoken.join(' ');
    const cards = this.#cards.in(text);
    if (key === 'n') for (const card of cards) this.#memory.set(card, 'waste');
    else if (pile && cards[0] && key !== 'Return') this.#memory.set(cards[0], pile);
    return text;
  }
}
