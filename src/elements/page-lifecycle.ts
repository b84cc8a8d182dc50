// Connects a table to the lifecycle of its page: visibility, viewport, unloading, URL changes, and the clock tick.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isRendered, observeView, type Observer } from '../platform/layout.js';
import { hasPage, onVisibility, read, viewOf } from '../platform/page.js';
import type { GameController } from '../controller/game-controller.js';

export class PageLifecycle implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #controller: GameController;
  readonly #onClosed: () => void;
  #connection = new AbortController();
  #view: Observer | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  #isInView = false;
  /** Whether the table is not rendered at all, for example in a closed panel. */
  #isClosed = false;

  /** `onClosed` is called when the table is no longer rendered, for example because a panel around it was closed. */
  constructor(host: ReactiveControllerHost & HTMLElement, controller: GameController, onClosed: () => void) {
    this.#host = host;
    this.#controller = controller;
    this.#onClosed = onClosed;
    host.addController(this);
  }

  hostConnected(): void {
    if (!hasPage) return;
    const view = viewOf(this.#host);
    const { signal } = (this.#connection = new AbortController());
    this.#isInView = this.#isClosed = false;
    onVisibility(this.#host.ownerDocument, () => this.#updateVisibility(), { signal });
    view.addEventListener('pagehide', () => this.#saveClock(), { signal });
    view.addEventListener('pageshow', (event) => this.#restored(event), { signal });
    view.addEventListener('hashchange', () => this.#openAddress(), { signal });
    if (this.#controller.isOpen) this.#controller.renewSlot();
    this.#updateVisibility();
    this.#view = observeView(view, (seen) => {
      this.#isInView = seen.at(-1)?.isIntersecting === true;
      this.#updateClosed();
    });
    this.#view.observe(this.#host);
    this.#tick = setInterval(() => this.#updateClock(), 1000);
  }

  hostDisconnected(): void {
    this.#connection.abort();
    clearInterval(this.#tick);
    this.#view?.disconnect();
    this.#controller.active = false;
    this.#controller.stop();
    this.#controller.announcer.clearMessage();
    if (!this.#controller.isOpen) return;
    this.#controller.session.setHidden(true);
    this.#controller.persistence.flush(this.#controller.session);
  }

  /** Runs the clock and the searches only while the table can be seen. */
  #updateVisibility(): void {
    const controller = this.#controller;
    const isHidden = read(this.#host.ownerDocument, 'hidden');
    controller.active = this.#isInView && !isHidden;
    if (controller.isOpen) controller.session.setHidden(isHidden || this.#isClosed);
    if (isHidden) this.#saveClock();
  }

  #updateClosed(): void {
    this.#isClosed = !isRendered(this.#host);
    if (this.#isClosed) this.#onClosed();
    this.#updateVisibility();
  }

  #updateClock(): void {
    const controller = this.#controller;
    if (!controller.isOpen || !controller.session.running) return;
    // a table outside the view can be closed without an intersection event
    if (!isRendered(this.#host)) this.#updateClosed();
    controller.session.tick();
    this.#host.requestUpdate();
  }

  #saveClock(): void {
    if (this.#controller.isOpen) this.#controller.persistence.flush(this.#controller.session);
  }

  /** The page was restored from the back/forward cache: the player may have continued the game on another page. */
  #restored({ persisted }: PageTransitionEvent): void {
    if (persisted && this.#controller.isOpen) this.#controller.persistence.refresh(this.#controller.session);
  }

  #openAddress(): void {
    if (this.#controller.isAddressChanged) this.#controller.open();
  }
}
