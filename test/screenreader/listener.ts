// A player who uses only speech: follows the hints of the game to its end, and finds the cards by what is spoken. It
// knows the piles and the keys of the game, and remembers the announced position of each card; it never reads the
// game's position.
import { type Card } from '../../src/engine.js';
import { keysTo } from './plays.js';
import { type KeyResponse } from './session.js';
import { SpokenNames } from './spoken-names.js';

/** The maximum number of moves of a game. */
const MOST_MOVES = 400;
/** After this many searches of the table, a card counts as missing. */
const MOST_LOOKS = 3;

/** Presses a key, and returns what was spoken. */
export type Press = (key: string) => Promise<KeyResponse>;

export class SpeechPlayer {
  readonly #press: Press;
  readonly #names: SpokenNames;
  /** The piles that cards can be played from, in the order in which they are searched. */
  readonly #searched: readonly string[];
  /** The last known place of each card. */
  readonly #memory = new Map<Card, string>();

  /** @param lang The language of the page; English, or one whose texts are defined. */
  constructor(press: Press, variant: string, lang: string) {
    this.#press = press;
    this.#names = new SpokenNames(variant, lang);
    this.#searched = ['waste', 'reserve', 'tableau', 'stock'].flatMap((kind) => this.#names.pilesOf(kind));
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
      if (this.#names.isEnd(hint) || (await this.#follow(hint))) return '';
    }
    return `the end was not spoken within ${MOST_MOVES} moves`;
  }

  /** @returns Whether the game has ended. */
  async #follow(hint: string): Promise<boolean> {
    const [card] = this.#names.cardsIn(hint);
    const [to] = this.#names.pilesIn(hint);
    if (!card || !to) return this.#names.isEnd(await this.#do('n'));
    if (!(await this.#find(card))) throw new Error(`the card of the hint was not spoken anywhere: “${hint}”`);
    const kind = to.split('-')[0];
    if (kind === 'foundation' || kind === 'discard') {
      this.#memory.delete(card);
      return this.#names.isEnd(await this.#do('f'));
    }
    await this.#do('Return');
    for (const key of keysTo(to)) await this.#do(key, to);
    const answer = await this.#do('Return', to);
    this.#memory.set(card, to);
    return this.#names.isEnd(answer);
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
      const [here] = this.#names.cardsIn(text);
      if (here === card) return true;
      // an empty pile, face-down cards, or the first card of a pile
      if (!here || !deeper) return false;
      const next = await this.#do('Up', pile);
      if (next === text || this.#names.cardsIn(next)[0] === here) return false;
      text = next;
    }
    return false;
  }

  /** Presses a key, and records the places of the spoken cards. @param pile The pile that the key leads to. */
  async #do(key: string, pile?: string): Promise<string> {
    const { spoken } = await this.#press(key);
    const text = spoken.join(' ');
    const cards = this.#names.cardsIn(text);
    if (key === 'n') for (const card of cards) this.#memory.set(card, 'waste');
    else if (pile && cards[0] && key !== 'Return') this.#memory.set(cards[0], pile);
    return text;
  }
}
