// Watches for definitions of custom games: a page may define a game after the tag that requests it was parsed. Until
// the page has loaded, the table waits for the definition; after that it shows the default game until the requested
// one is defined.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { watchVariants } from '../engine/shared-variants.js';
import { hasPage, untilSettled } from '../platform/page.js';
import type { GameController } from '../controller/game-controller.js';

export class VariantWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #controller: GameController;
  #stop: (() => void) | undefined;
  /** Resolves the promise of {@link untilKnown}. */
  #known: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, controller: GameController) {
    this.#host = host;
    this.#controller = controller;
    host.addController(this);
  }

  /** Resolves when the table can open its first game; `undefined` if it can do so immediately. */
  untilKnown(): Promise<void> | undefined {
    const wait = hasPage ? untilSettled(this.#host.ownerDocument) : undefined;
    if (!wait || !this.#controller.awaitsDefinition) return undefined;
    return Promise.race([
      wait,
      new Promise<void>((resolve) => {
        this.#known = resolve;
      }),
    ]);
  }

  hostConnected(): void {
    if (!hasPage) return;
    this.#stop = watchVariants(() => this.#check());
    this.#check();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }

  #check(): void {
    this.#controller.openDefined();
    if (!this.#controller.awaitsDefinition) this.#known?.();
  }
}
