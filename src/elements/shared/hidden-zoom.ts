// The CSS property `zoom` in browsers that leave it out of the coordinates of elements.
import { viewOf } from '../../platform/page.js';

/** The parent in the flattened tree. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/**
 * The factor between the position of a pointer and the same position in `getBoundingClientRect`. It is 1, except in a
 * page that uses the CSS property `zoom`, in Safari up to 26 and Chromium before 128: there, rectangles are reported as
 * if nothing were zoomed. Browsers that report them correctly also have `currentCSSZoom`.
 */
export function hiddenZoom(element: Element): number {
  if (Reflect.has(element, 'currentCSSZoom')) return 1;
  let zoom = 1;
  for (let box: Element | undefined = element; box; box = parentOf(box))
    zoom *= Number(viewOf(box).getComputedStyle(box).zoom) || 1;
  return zoom;
}
