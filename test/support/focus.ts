// The focused element, through shadow roots.
export function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The pile that contains the focus. */
export function focusedPile(): string | undefined {
  const root = deepActive()?.getRootNode();
  return root instanceof ShadowRoot ? (root.host.getAttribute('pile') ?? undefined) : undefined;
}

export const focusLabel = (): string => deepActive()?.getAttribute('aria-label') ?? '';

/** The names of the pile and the card that have the focus; empty outside of the table. */
export function focusText(): string {
  const root = deepActive()?.getRootNode();
  const pile = root instanceof ShadowRoot ? root.host.ariaLabel : null;
  return pile ? `${pile} ${focusLabel()}` : '';
}
