// Follows the page a table is on: hidden or shown, in view or not, left for good, led to another deal by its address;
// and the seconds, while the clock runs.
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

  /** `closed` is called when the table is not drawn any more: a panel around it was closed. */
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
    /** In a panel that is closed: not drawn at all. */
    let closed = false;
    const hidden = (): void => {
      sitting.awake = inView && !doc.hidden;
      if (sitting.isOpen) sitting.session.hidden(doc.hidden || closed);
      if (doc.hidden) flush();
    };
    doc.addEventListener('visibilitychange', hidden, { signal });
    doc.defaultView?.addEventListener('pagehide', flush, { signal });
    // the browser kept the page while the player was on another, and maybe played there
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
