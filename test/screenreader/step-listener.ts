// A player who uses only speech, Tab, Shift+Tab and Enter, as with a switch: asks for a hint with its button, finds the
// card and the target by what is spoken, and never reads the game's position.
import { type Press } from './listener.js';
import { SpokenNames } from './spoken-names.js';

/** The maximum number of moves of a game. */
const MOST_MOVES = 100;
/** After this many stops without the searched name, it counts as missing. */
const MOST_STOPS = 60;

export class StepPlayer {
  readonly #press: Press;
  readonly #names: SpokenNames;

  /** @param lang The language of the page; English, or one whose texts are defined. */
  constructor(press: Press, variant: string, lang: string) {
    this.#press = press;
    this.#names = new SpokenNames(variant, lang);
  }

  /**
   * Plays from the first Tab to the end of the game.
   *
   * @returns The error, or `''` if the end was spoken.
   */
  async play(): Promise<string> {
    const names = this.#names;
    const isHint = (text: string): boolean => text.startsWith(names.hint) || text.includes(` ${names.hint} `);
    await this.#find('Tab', isHint, names.hint);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const hint = await this.#do('Return');
      if (names.isEnd(hint)) return '';
      if (names.isEnd(await this.#follow(hint))) return '';
      await this.#find('shift+Tab', isHint, names.hint);
    }
    return `the end was not spoken within ${MOST_MOVES} moves`;
  }

  /** Makes the move of a hint. @returns What was spoken at its end. */
  async #follow(hint: string): Promise<string> {
    const names = this.#names;
    const [card] = names.cardsIn(hint);
    const [to] = names.pilesIn(hint);
    if (!card || !to) {
      await this.#find('Tab', (text) => names.pilesIn(text).includes('stock'), 'the stock');
      return this.#do('Return');
    }
    await this.#find('Tab', (text) => names.cardsIn(text)[0] === card, card);
    await this.#do('Return');
    // the targets come one after the other
    await this.#find('Tab', (text) => names.pilesIn(text).includes(to), to);
    return this.#do('Return');
  }

  /** Presses a key until something is spoken. @param what The name for an error. */
  async #find(key: 'Tab' | 'shift+Tab', isFound: (text: string) => boolean, what: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) if (isFound(await this.#do(key))) return;
    throw new Error(`“${what}” was not spoken at any of ${MOST_STOPS} stops`);
  }

  async #do(key: string): Promise<string> {
    const { spoken } = await this.#press(key);
    return spoken.join(' ');
  }
}
