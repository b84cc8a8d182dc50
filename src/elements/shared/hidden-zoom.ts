// The CSS property `zoom` in browsers that leave it out of the coordinates of elements.
import { parentOf, viewOf } from '../../platform/page.js';

/**
 * The factor between the position of a pointer and the same position in `getBoundingClientRect`. It is 1, except in a
 * page that uses the CSS property `zoom`, in Safari up to 26 and Chromium before 128: there, rectangles are reported as
 * if nothing were zoomed. Browsers that report them correctly also have `currentCSSZoom`.
 */
export function hiddenZoom(element: Element): number {
  if (Reflect.has(element, 'currentCSSZoom')) return 1;
  const view = viewOf(element);
  let zoom = 1;
  for (let box: Node | null = element; box; box = parentOf(box))
    if (box instanceof view.Element) zoom *= Number(view.getComputedStyle(box).zoom) || 1;
  return zoom;
}
