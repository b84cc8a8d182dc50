// Follows the definitions of custom games: a page may define a game after the tag that asks for it was parsed. Until the
// page has loaded, the table waits for its game; then it plays the default, until the game is defined.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { watchVariants } from '../engine/shared-variants.js';
import { hasPage, untilSettled } from '../platform/page.js';
import type { Sitting } from './sitting.js';

export class VariantWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #sitting: Sitting;
  #stop: (() => void) | undefined;
  /** Ends the wait of {@link untilKnown}. */
  #known: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, sitting: Sitting) {
    this.#host = host;
    this.#sitting = sitting;
    host.addController(this);
  }

  /** Fulfilled once the table can open its first game; `undefined` where it can do so at once. */
  untilKnown(): Promise<void> | undefined {
    const wait = hasPage ? untilSettled(this.#host.ownerDocument) : undefined;
    if (!wait || !this.#sitting.awaitsDefinition) return undefined;
    return Promise.race([
      wait,
      new Promise<void>((resolve) => {
        this.#known = resolve;
      }),
    ]);
  }

  hostConnected(): void {
    if (!hasPage) return;
    this.#stop = watchVariants(() => this.#look());
    this.#look();
  }

  hostDisconnected(): void {
    this.#stop?.();
  }

  #look(): void {
    this.#sitting.openDefined();
    if (!this.#sitting.awaitsDefinition) this.#known?.();
  }
}
