// Watches for definitions of custom games: a page may define a game after the tag that requests it was parsed. Until
// its scripts have had time for that, the table waits for the definition; after that it shows the default game until the
// requested one is defined.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { watchVariants } from '../engine/shared-variants.js';
import { hasPage, untilSettled } from '../platform/page.js';
import type { GameController } from '../controller/game-controller.js';

export class VariantWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #controller: GameController;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, controller: GameController) {
    this.#host = host;
    this.#controller = controller;
    host.addController(this);
  }

  /** Resolves when the table can open its first game; `undefined` if it can do so immediately. */
  untilKnown(): Promise<void> | undefined {
    return untilDefined(this.#host.ownerDocument, () => !this.#controller.awaitsDefinition);
  }

  hostConnected(): void {
    if (!hasPage) return;
    this.#stop = watchVariants(() => this.#controller.openDefined());
    this.#controller.openDefined();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}

/**
 * Resolves when a game is known, or when the scripts of the page have had time to define it; `undefined` if one of them
 * holds already.
 */
export function untilDefined(page: Document, isKnown: () => boolean): Promise<void> | undefined {
  const wait = hasPage ? untilSettled(page) : undefined;
  if (!wait || isKnown()) return undefined;
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      resolve();
    };
    const stop = watchVariants(() => {
      if (isKnown()) end();
    });
    void wait.then(end);
  });
}
