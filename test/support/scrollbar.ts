// Pages without a scrollbar, for tests that compare sizes to the pixel.

/**
 * While a page is laid out, it may be higher than the window for a moment. Where the scrollbar of that moment takes space,
 * Firefox 153.7 keeps the container units of the narrower page after the scrollbar is gone, until the next resize: a table
 * is one per cent lower than on a page that never had one.
 */
export const WITHOUT_SCROLLBAR = 'html { scrollbar-width: none }';
