// Features of browsers that simulated pages without layout lack, such as those of jsdom and happy-dom, in which authors
// test their pages. The game works there, but nothing counts as visible, and nothing moves.

type View = Window & typeof globalThis;

const none = (): void => undefined;

/** An observer that reports nothing. */
class NoObserver {
  readonly observe = none;
  readonly unobserve = none;
  readonly disconnect = none;
}

/** What the game uses of observers. */
export type Observer = Pick<IntersectionObserver, keyof NoObserver>;

/** Observes whether elements are in view. */
export const observeView = (
  view: Partial<View>,
  ...parameters: ConstructorParameters<View['IntersectionObserver']>
): Observer => new (view.IntersectionObserver ?? NoObserver)(...parameters);

/** Observes the sizes of elements. */
export const observeResize = (
  view: Partial<View>,
  report: () => void,
): Pick<ResizeObserver, keyof NoObserver> => new (view.ResizeObserver ?? NoObserver)(report);

/** Whether an element is rendered, though perhaps outside the view. */
export const isRendered = (element: Partial<Element>): boolean => element.checkVisibility?.() ?? true;

/** The focused element in a shadow tree. happy-dom throws if the page has removed the focused element. */
export function focusedIn(root: ShadowRoot | null | undefined): Element | null {
  try {
    return root?.activeElement ?? null;
  } catch {
    return null;
  }
}

/** Scrolls an element into view. */
export const reveal = (element: Partial<Element>, options?: ScrollIntoViewOptions): void =>
  element.scrollIntoView?.(options);

/** Attaches the internals of a custom element. */
export const internalsOf = (element: Partial<HTMLElement>): Partial<ElementInternals> =>
  element.attachInternals?.() ?? {};

/** Opens a modal dialog, or closes it. */
export function toggleModal(dialog: Partial<HTMLDialogElement>, open: boolean): void {
  if (!dialog.showModal) dialog.open = open;
  else if (open) dialog.showModal();
  else dialog.close?.();
}
