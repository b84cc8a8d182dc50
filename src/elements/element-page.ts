// The controller's interface to the page of a game: the attributes and properties of the element, and its document.
import type { Move, Position } from '../engine/index.js';
import type { GamePage } from '../controller/game-page.js';
import type { PagePreferences } from '../controller/preferences.js';
import type { SetupRequest } from '../controller/setup.js';
import { untilSettled } from '../platform/page.js';
import type { GameAttributes } from './game-attributes.js';
import type { EventDispatcher } from './shared/event-dispatcher.js';

export class ElementPage implements GamePage {
  readonly #element: GameAttributes;
  readonly #dispatcher: EventDispatcher;
  #wasConnected = false;

  constructor(element: GameAttributes, dispatcher: EventDispatcher) {
    this.#element = element;
    this.#dispatcher = dispatcher;
    element.addController({
      hostConnected: () => {
        this.#wasConnected = true;
      },
    });
  }

  get setupRequest(): SetupRequest {
    return this.#element.setupRequest;
  }

  get links(): string {
    return this.#element.links ?? '';
  }

  get address(): Location {
    return location;
  }

  get saving(): GamePage['saving'] {
    const { save, saveKey } = this.#element;
    return { stored: save !== 'none', name: saveKey ?? undefined };
  }

  get preferences(): PagePreferences {
    return this.#element.pagePreferences;
  }

  get hiddenParts(): ReadonlySet<string> {
    return this.#element.hiddenParts;
  }

  get isConnected(): boolean {
    return this.#element.isConnected;
  }

  get wasConnected(): boolean {
    return this.#wasConnected;
  }

  get settled(): Promise<void> | undefined {
    return untilSettled(this.#element.ownerDocument);
  }

  allowsMove(move: Move, position: Position): boolean {
    return this.#dispatcher.dispatch('solitaire-before-move', { move, position }, true);
  }
}
