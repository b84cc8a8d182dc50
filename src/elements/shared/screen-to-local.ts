// Converts distances on the screen to the pixels of an element.

/**
 * Returns a function that converts a distance on the screen to the element's local pixels. They differ if the page is
 * zoomed, scaled, rotated or mirrored. The conversion is measured with two test translations.
 */
export function screenToLocal(
  element: HTMLElement,
): (x: number, y: number) => readonly [x: number, y: number] {
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
