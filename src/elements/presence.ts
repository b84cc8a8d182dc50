// Connects a table to the life of its page: visibility, viewport, unloading, URL changes, and the clock tick.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage } from '../platform/page.js';
import type { Sitting } from './sitting.js';

export class Presence implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #sitting: Sitting;
  #connection = new AbortController();
  #view: IntersectionObserver | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  readonly #closed: () => void;

  /** `closed` is called when the table is no longer rendered, for example because a panel around it was closed. */
  constructor(host: ReactiveControllerHost & HTMLElement, sitting: Sitting, closed: () => void) {
    this.#host = host;
    this.#sitting = sitting;
    this.#closed = closed;
    host.addController(this);
  }

  hostConnected(): void {
    if (!hasPage) return;
    const { ownerDocument: doc } = this.#host;
    const sitting = this.#sitting;
    const { signal } = (this.#connection = new AbortController());
    const flush = (): void => {
      if (sitting.isOpen) sitting.books.flush(sitting.session);
    };
    let inView = false;
    /** Whether the table is not rendered at all, for example in a closed panel. */
    let closed = false;
    const hidden = (): void => {
      sitting.awake = inView && !doc.hidden;
      if (sitting.isOpen) sitting.session.hidden(doc.hidden || closed);
      if (doc.hidden) flush();
    };
    doc.addEventListener('visibilitychange', hidden, { signal });
    doc.defaultView?.addEventListener('pagehide', flush, { signal });
    // restored from the back/forward cache: the player may have continued the game on another page
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && sitting.isOpen) sitting.books.refresh(sitting.session);
    };
    doc.defaultView?.addEventListener('pageshow', back, { signal });
    const addressed = (): void => {
      if (sitting.isAddressed) sitting.open();
    };
    doc.defaultView?.addEventListener('hashchange', addressed, { signal });
    if (sitting.isOpen) sitting.reclaim();
    hidden();
    this.#view = new IntersectionObserver((seen) => {
      inView = seen.at(-1)?.isIntersecting === true;
      closed = !this.#host.checkVisibility();
      if (closed) this.#closed();
      hidden();
    });
    this.#view.observe(this.#host);
    this.#tick = setInterval(() => {
      if (!sitting.isOpen || !sitting.session.running) return;
      sitting.session.tick();
      this.#host.requestUpdate();
    }, 1000);
  }

  hostDisconnected(): void {
    this.#connection.abort();
    clearInterval(this.#tick);
    this.#view?.disconnect();
    this.#sitting.awake = false;
    this.#sitting.stop();
    this.#sitting.voice.hush();
    if (!this.#sitting.isOpen) return;
    this.#sitting.session.hidden(true);
    this.#sitting.books.flush(this.#sitting.session);
  }
}
