// Counts the cards on a table, inside the page. It runs from its source text, so it can use nothing outside of it.

/** Card nodes are in nested open shadow roots: `card="QH"`, or `face-down` without a name. −1: there is no table. */
export function countCards(): number {
  const count = (root: ParentNode): number =>
    [...root.querySelectorAll('*')].reduce(
      (sum, element) =>
        sum +
        (element.matches('[card], [face-down]:not(card-pile)') ? 1 : 0) +
        (element.shadowRoot ? count(element.shadowRoot) : 0),
      0,
    );
  const root = document.querySelector('solitaire-game')?.shadowRoot;
  return root ? count(root) : -1;
}
