// Announces texts to screen readers: by one polite live region in the light DOM, because live regions in nested shadow
// roots are unreliable, or by `ariaNotify`, never by both. Measurements: docs/accessibility.md.
//
// The region has no role: Orca drops announcements of a `status` while rows of the table change. It is empty until the
// first announcement, because screen readers ignore the text that a region is created with. It is created when the game
// gets the focus or is pressed, so that frameworks that hydrate a page find the nodes that they wrote; earlier only if a
// text has to be announced before.
import { isRendered } from '../platform/layout.js';
import { create } from '../platform/page.js';

type Notifier = Element & { ariaNotify?: (text: string) => void };

export const STATUS_SLOT = 'solitaire-status';

/** Screen readers observe a new region only after this time in ms. */
const KNOWN_MS = 300;
/** Screen readers miss a text that another one replaces within this time in ms. */
const APART_MS = 150;

export class LiveRegion {
  readonly #host: Notifier & HTMLElement;
  readonly #notifies: () => boolean;
  #region: HTMLElement | null | undefined;
  /** When the next text can be written. */
  #ready = 0;
  /** The pending texts; they are written together. */
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param notifies Whether to announce by `ariaNotify`, if the browser supports it. */
  constructor(host: HTMLElement, notifies: () => boolean = () => false) {
    this.#host = host;
    this.#notifies = notifies;
    for (const type of ['focusin', 'pointerdown'])
      host.addEventListener(type, () => {
        if (!this.#byNotify) this.#prepare();
      });
  }

  get #byNotify(): boolean {
    return this.#notifies() && typeof this.#host.ariaNotify === 'function';
  }

  /** Announces a text. @param lang The language of the text. */
  announce(text: string, lang: string): void {
    if (!text) return;
    if (this.#byNotify) {
      this.#host.ariaNotify?.(text);
      return;
    }
    // Chromium does not show a `<details>` element that is opened in the frame in which the region is added to it; and
    // a game that is not rendered needs no announcements
    if (!this.#region && !isRendered(this.#host)) return;
    this.#prepare().lang = lang;
    this.#waiting.push(text);
    const wait = this.#ready - performance.now();
    if (wait <= 0) this.#write();
    else this.#timer ??= setTimeout(() => this.#write(), wait);
  }

  /** Writes the pending texts. */
  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#waiting.splice(0).join(' ');
    const region = this.#prepare();
    // a repeated text is announced only if the content changes
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    this.#ready = performance.now() + APART_MS;
  }

  /** Creates the region, or reuses that of a cloned table. */
  #prepare(): HTMLElement {
    const host = this.#host;
    if (this.#region?.parentNode === host) return this.#region;
    let region = host.querySelector<HTMLElement>(`:scope > [slot=${STATUS_SLOT}]`);
    if (!region) {
      region = create(host.ownerDocument, 'div');
      region.slot = STATUS_SLOT;
      region.ariaLive = 'polite';
      region.ariaAtomic = 'true';
      host.append(region);
      this.#ready = performance.now() + KNOWN_MS;
    }
    this.#region = region;
    return region;
  }
}
