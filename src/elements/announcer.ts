// Says things to who listens: by `ariaNotify` where the browser has it, else through one status element in
// the light DOM, since live regions nested in shadow roots are unreliable. Never both.

type Notifier = Element & { ariaNotify?: (text: string) => void };

export const STATUS_SLOT = 'solitaire-status';

export class Announcer {
  readonly #host: Notifier;
  readonly #byStatus: () => boolean;
  #status: HTMLElement | null | undefined;

  /** `byStatus`: the page wants the status element in any case, since that `ariaNotify` exists makes nobody hear it. */
  constructor(host: Element, byStatus: () => boolean = () => false) {
    this.#host = host;
    this.#byStatus = byStatus;
  }

  /** Says a text in a language. */
  say(text: string, lang: string): void {
    if (this.#host.ariaNotify && !this.#byStatus()) this.#host.ariaNotify(text);
    else this.#write(text, lang);
  }

  /** Made at the first announcement, so that the page's own nodes are left alone until then. */
  #write(text: string, lang: string): void {
    // a copy of the table has one already
    let status =
      this.#status?.parentNode === this.#host
        ? this.#status
        : (this.#status = this.#host.querySelector<HTMLElement>(`:scope > [slot=${STATUS_SLOT}]`));
    if (!status) {
      status = this.#host.ownerDocument.createElement('div');
      status.slot = STATUS_SLOT;
      status.setAttribute('role', 'status');
      this.#host.append(status);
      this.#status = status;
    }
    status.lang = lang;
    // the same text again is heard only when it is a change
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
  }
}
