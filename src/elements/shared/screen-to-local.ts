// Converts distances on the screen to the pixels of an element.

/** Converts a distance on the screen to an element's local pixels. */
export type ToLocal = (x: number, y: number) => readonly [x: number, y: number];

/**
 * Returns a function that converts a distance on the screen to the element's local pixels. They differ if the page is
 * zoomed, scaled, rotated or mirrored. The conversion is measured with two test translations.
 */
export function screenToLocal(element: HTMLElement): ToLocal {
  const { style } = element;
  const centre = (transform: string): readonly [x: number, y: number] => {
    style.transform = transform;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 100, (top + bottom) / 100];
  };
  const before = style.transform;
  const [x, y] = centre('none');
  const [rightX, rightY] = centre('translate(50px)');
  const [downX, downY] = centre('translate(0, 50px)');
  style.transform = before;
  const [a, b, c, d] = [rightX - x, rightY - y, downX - x, downY - y];
  const area = a * d - b * c || 1;
  return (wide, high) => [(wide * d - high * c) / area, (high * a - wide * b) / area];
}

/**
 * The same as {@link screenToLocal} for an element whose first and last child are at different places, without test
 * translations if the page is only scaled: they cost a layout each.
 */
export function quickScreenToLocal(table: HTMLElement): ToLocal {
  const [first, last] = [table.firstElementChild, table.lastElementChild];
  if (first instanceof HTMLElement && last instanceof HTMLElement) {
    const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
    const wide = (to.left - from.left) / (last.offsetLeft - first.offsetLeft);
    const high = (to.top - from.top) / (last.offsetTop - first.offsetTop);
    const isUpright = from.width > 0 && Math.abs(from.width - wide * first.offsetWidth) < 1 && high > 0;
    if (isUpright) return (x, y) => [x / wide, y / high];
  }
  return screenToLocal(table);
}

/**
 * The box of an element in local pixels, measured from the corner of the window. Its size is that of the layout: on the
 * screen, the box around a rotated element is larger.
 */
export function localBox(element: HTMLElement, toLocal: ToLocal): DOMRect {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = toLocal((left + right) / 2, (top + bottom) / 2);
  const { offsetWidth: width, offsetHeight: height } = element;
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}
