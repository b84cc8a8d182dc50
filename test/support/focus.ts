// Where the focus is, through shadow roots.
/** The element that has the focus, through shadow roots. */
export function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The pile the focus is in. */
export function focusedPile(): string | undefined {
  const root = deepActive()?.getRootNode();
  return root instanceof ShadowRoot ? (root.host.getAttribute('pile') ?? undefined) : undefined;
}

export const focusLabel = (): string => deepActive()?.getAttribute('aria-label') ?? '';
