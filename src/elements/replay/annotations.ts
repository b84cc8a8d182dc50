// The comments and variations of a replay: children of the element, written by the page. They stay in the light DOM, so
// that they are visible without scripts and in feed readers; the list of moves shows them in slots.
//
//   <p data-at="3" data-marks="53 QH">text</p>      a comment on the position after move 3, with marks on the table
//   <p data-at="3" data-line="54 D w5">text</p>     a variation: another line from that position
import { MAIN_LINE } from '../../controller/replay-controller.js';
import type { VariationRequest } from '../../controller/replay-lines.js';
import { attributeOf } from '../../platform/page.js';

interface Comment {
  readonly element: Element;
  /** The number of moves before it. */
  readonly at: number;
  /** The marks on the table, as the page wrote them. */
  readonly marks: string;
}

/** Further annotations are not shown. */
const MOST = 500;
/** The maximum length of the marks of one annotation, and of a text that is announced. */
const MOST_MARKS = 200;
const MOST_ANNOUNCED = 500;

const ATTRIBUTES = ['data-at', 'data-line', 'data-marks'];

/** The slot of the comments after `at` moves, and of the text of a variation. */
export const commentSlot = (at: number): string => `at-${String(at)}`;
export const variationSlot = (index: number): string => `variation-${String(index)}`;

export class Annotations {
  readonly #host: Element;
  #comments: readonly Comment[] = [];
  #variations: readonly (Comment & VariationRequest)[] = [];

  constructor(host: Element) {
    this.#host = host;
  }

  /** Calls `changed` when the annotations change. Returns a function that stops the observation. */
  watch(changed: () => void, ownSlot: string): () => void {
    const isAnnotation = (node: Node): boolean => (node as Partial<Element>).slot !== ownSlot;
    const observer = new MutationObserver((records) => {
      const matters = ({ target, type, addedNodes, removedNodes }: MutationRecord): boolean =>
        type === 'attributes'
          ? target.parentNode === this.#host
          : target === this.#host && [...addedNodes, ...removedNodes].some(isAnnotation);
      if (records.some(matters)) changed();
    });
    observer.observe(this.#host, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
    return () => {
      observer.disconnect();
    };
  }

  /** Reads the annotations in the order of the page. */
  read(): void {
    const comments: Comment[] = [];
    const variations: (Comment & VariationRequest)[] = [];
    for (const element of [...this.#host.children]) {
      const number = attributeOf(element, 'data-at') ?? '';
      if (!/^\d{1,4}$/.test(number) || comments.length + variations.length >= MOST) continue;
      const marks = attributeOf(element, 'data-marks')?.slice(0, MOST_MARKS) ?? '';
      const line = attributeOf(element, 'data-line');
      const one = { element, at: Number(number), marks };
      if (line === null) comments.push(one);
      else variations.push({ ...one, line });
    }
    this.#comments = comments;
    this.#variations = variations;
  }

  /**
   * Limits the numbers of moves to the length of the line, so that a comment or a variation after its end is after the
   * last move.
   */
  limit(length: number): void {
    const limited = <One extends Comment>(one: One): One => ({ ...one, at: Math.min(one.at, length) });
    this.#comments = this.#comments.map(limited);
    this.#variations = this.#variations.map(limited);
  }

  get variations(): readonly VariationRequest[] {
    return this.#variations;
  }

  /** The numbers of moves that have comments. */
  get commented(): ReadonlySet<number> {
    return new Set(this.#comments.map(({ at }) => at));
  }

  /** The marks at a position. Those of a variation are shown after its first move. */
  marksAt(at: number, variation: number): string {
    return this.#shownAt(at, variation)
      .map(({ marks }) => marks)
      .join(' ');
  }

  /** The text of the comments at a position, for an announcement. */
  textAt(at: number, variation: number): string {
    return this.#shownAt(at, variation)
      .map(({ element }) => element.textContent.replace(/\s+/g, ' ').trim())
      .join(' ')
      .slice(0, MOST_ANNOUNCED);
  }

  /**
   * Assigns the children of the replay to its slots. Children without one, such as a text for pages without scripts,
   * are hidden.
   *
   * @param on whether there are slots; otherwise all children are visible
   * @param kept the slot whose child is not reassigned
   */
  assign(on: boolean, kept: string): void {
    const places = new Map<Element, string>([
      ...this.#comments.map(({ element, at }) => [element, commentSlot(at)] as const),
      ...this.#variations.map(({ element }, i) => [element, variationSlot(i)] as const),
    ]);
    for (const child of this.#host.children) {
      const slot = on ? (places.get(child) ?? 'none') : '';
      if (child.slot !== slot && child.slot !== kept) child.slot = slot;
    }
  }

  #shownAt(at: number, variation: number): readonly Comment[] {
    if (variation === MAIN_LINE) return this.#comments.filter((one) => one.at === at);
    const own = this.#variations[variation];
    return own && own.at + 1 === at ? [own] : [];
  }
}
