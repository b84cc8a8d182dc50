// Pages without a scrollbar, for tests that compare sizes to the pixel.

/**
 * A page may be higher than the window for a moment while it is laid out. If the scrollbar of that moment takes space,
 * Firefox 153.7 keeps the container units of the narrower page after the scrollbar has disappeared, until the next
 * resize: a table is one per cent lower than on a page that never had a scrollbar.
 */
export const WITHOUT_SCROLLBAR = 'html { scrollbar-width: none }';
