// The text direction, for arrow keys.

/** A step to the right in index order: positive in left-to-right text, negative in right-to-left text. */
export const rightward = (element: Element, step: number): number =>
  getComputedStyle(element).direction === 'rtl' ? -step : step;
