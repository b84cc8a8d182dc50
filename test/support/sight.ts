// The place of each card on a table, and which card is on top.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { finalBox, rows } from './play.js';

export const idOf = (row: Element): string => row.getAttribute('pile') ?? '';
export const kindOf = (id: string): string => id.split('-')[0] ?? '';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The empty spot of a pile and all its cards. */
export const boxOf = (row: HTMLElement): Box =>
  around([...(row.shadowRoot?.querySelectorAll('.card, .place') ?? [])].map(finalBox));

/** The place of each group of piles. */
export function groups(game: SolitaireGame): Map<string, Box> {
  const kinds = new Set(rows(game).map((row) => kindOf(idOf(row))));
  return new Map(
    [...kinds].map((kind) => [
      kind,
      around(
        rows(game)
          .filter((row) => kindOf(idOf(row)) === kind)
          .map(boxOf),
      ),
    ]),
  );
}

/** No pile covers another or leaves the felt. `where` names the position in the message. */
export function expectPilesApart(game: SolitaireGame, felt: DOMRect, where: string): void {
  const boxes = rows(game).map((row) => ({ id: idOf(row), ...boxOf(row) }));
  for (const a of boxes) {
    expect(a.left, `${a.id} at ${where}`).to.be.at.least(felt.left);
    expect(a.right, `${a.id} at ${where}`).to.be.at.most(felt.right);
    for (const b of boxes) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a !== b) expect(Math.min(wide, high), `${a.id} on ${b.id} at ${where}`).to.be.below(0.75);
    }
  }
}

/** Whether the whole card is visible: no other card covers it. */
export function inFront(node: HTMLElement): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((y) => [left + (right - left) / 2, top + (bottom - top) * y] as const);
  return points.every(([x, y]) => {
    let root: DocumentOrShadowRoot = document;
    let hit: Element | null = null;
    for (;;) {
      const inner: Element | null = root.elementFromPoint(x, y);
      if (!inner || inner === hit) return false;
      if (node.contains(inner)) return true;
      hit = inner;
      if (!inner.shadowRoot) return false;
      root = inner.shadowRoot;
    }
  });
}
