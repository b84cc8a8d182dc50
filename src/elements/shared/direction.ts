// The text direction, for arrow keys and for pictures of the table.

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** A step to the right in index order: positive in left-to-right text, negative in right-to-left text. */
export const rightward = (element: Element, step: number): number => (isRightToLeft(element) ? -step : step);
