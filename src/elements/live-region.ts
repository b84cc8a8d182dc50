// Announces texts to screen readers: by `ariaNotify` if the browser supports it, otherwise by one status element in the
// light DOM, because live regions in nested shadow roots are unreliable. Never by both.
import { create } from '../platform/page.js';

type Notifier = Element & { ariaNotify?: (text: string) => void };

export const STATUS_SLOT = 'solitaire-status';

export class LiveRegion {
  readonly #host: Notifier;
  readonly #byStatus: () => boolean;
  #status: HTMLElement | null | undefined;

  /** @param byStatus Whether the page requires the status element, for screen readers that ignore `ariaNotify`. */
  constructor(host: Element, byStatus: () => boolean = () => false) {
    this.#host = host;
    this.#byStatus = byStatus;
  }

  /** Announces a text. @param lang The language of the text. */
  announce(text: string, lang: string): void {
    if (this.#host.ariaNotify && !this.#byStatus()) this.#host.ariaNotify(text);
    else this.#write(text, lang);
  }

  /** The status element is created at the first announcement, so that the page's nodes stay unchanged until then. */
  #write(text: string, lang: string): void {
    // a cloned table contains one already
    let status =
      this.#status?.parentNode === this.#host
        ? this.#status
        : (this.#status = this.#host.querySelector<HTMLElement>(`:scope > [slot=${STATUS_SLOT}]`));
    if (!status) {
      status = create(this.#host.ownerDocument, 'div');
      status.slot = STATUS_SLOT;
      status.setAttribute('role', 'status');
      this.#host.append(status);
      this.#status = status;
    }
    status.lang = lang;
    // a repeated text is announced only if the content changes
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  }
}
