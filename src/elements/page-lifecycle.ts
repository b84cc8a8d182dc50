// Connects a table to the lifecycle of its page: visibility, viewport, unloading, URL changes, and the clock tick.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage, onVisibility, read, viewOf } from '../platform/page.js';
import type { GameController } from '../controller/game-controller.js';

export class PageLifecycle implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #controller: GameController;
  #connection = new AbortController();
  #view: IntersectionObserver | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  readonly #closed: () => void;

  /** `closed` is called when the table is no longer rendered, for example because a panel around it was closed. */
  constructor(host: ReactiveControllerHost & HTMLElement, controller: GameController, closed: () => void) {
    this.#host = host;
    this.#controller = controller;
    this.#closed = closed;
    host.addController(this);
  }

  hostConnected(): void {
    if (!hasPage) return;
    const { ownerDocument: doc } = this.#host;
    const view = viewOf(this.#host);
    const controller = this.#controller;
    const { signal } = (this.#connection = new AbortController());
    const flush = (): void => {
      if (controller.isOpen) controller.persistence.flush(controller.session);
    };
    let inView = false;
    /** Whether the table is not rendered at all, for example in a closed panel. */
    let closed = false;
    const hidden = (): void => {
      controller.active = inView && !read(doc, 'hidden');
      if (controller.isOpen) controller.session.hidden(read(doc, 'hidden') || closed);
      if (read(doc, 'hidden')) flush();
    };
    const updateClosed = (): void => {
      closed = !this.#host.checkVisibility();
      if (closed) this.#closed();
      hidden();
    };
    onVisibility(doc, hidden, { signal });
    view.addEventListener('pagehide', flush, { signal });
    // restored from the back/forward cache: the player may have continued the game on another page
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && controller.isOpen) controller.persistence.refresh(controller.session);
    };
    view.addEventListener('pageshow', back, { signal });
    const addressed = (): void => {
      if (controller.isAddressChanged) controller.open();
    };
    view.addEventListener('hashchange', addressed, { signal });
    if (controller.isOpen) controller.renewSlot();
    hidden();
    this.#view = new view.IntersectionObserver((seen) => {
      inView = seen.at(-1)?.isIntersecting === true;
      updateClosed();
    });
    this.#view.observe(this.#host);
    this.#tick = setInterval(() => {
      if (!controller.isOpen || !controller.session.running) return;
      // a table outside the view can be closed without an intersection event
      if (!this.#host.checkVisibility()) updateClosed();
      controller.session.tick();
      this.#host.requestUpdate();
    }, 1000);
  }

  hostDisconnected(): void {
    this.#connection.abort();
    clearInterval(this.#tick);
    this.#view?.disconnect();
    this.#controller.active = false;
    this.#controller.stop();
    this.#controller.announcer.clearMessage();
    if (!this.#controller.isOpen) return;
    this.#controller.session.hidden(true);
    this.#controller.persistence.flush(this.#controller.session);
  }
}
