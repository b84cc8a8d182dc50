// Defines a custom element without throwing: the module may be loaded twice, and another library may have defined a
// name.

/** Defines an element unless the name is already defined. @returns Whether the name is defined as this class. */
export function defineElement(name: string, element: CustomElementConstructor): boolean {
  try {
    if (!customElements.get(name)) customElements.define(name, element);
  } catch {
    // a page may have replaced `define`
  }
  return customElements.get(name) === element;
}
