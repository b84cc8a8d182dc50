// What the keyboard reaches is in sight: in the window, and not under the notes that lie over the table (WCAG 2.4.11).

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Brings a button of the table into view, without moving a page where it is; notes over it make way. */
export function reveal(button: Element, root: ParentNode): void {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const notes = root.querySelector('.notes');
  const box = button.getBoundingClientRect();
  const lies = (): boolean =>
    Array.from(notes?.children ?? []).some((note) => overlap(note.getBoundingClientRect(), box));
  if (!notes || !lies()) return;
  notes.classList.toggle('above');
  // above they would lie on it, too: they are seen where they are looked for
  if (lies()) notes.classList.toggle('above');
}
