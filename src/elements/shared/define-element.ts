// Defines a custom element without throwing: the module may be loaded twice, and another library may have defined a name.

/** Defines an element unless the name is taken. @returns Whether the name belongs to this class now. */
export function defineElement(name: string, element: CustomElementConstructor): boolean {
  try {
    if (!customElements.get(name)) customElements.define(name, element);
  } catch {
    // a page may have replaced `define`
  }
  return customElements.get(name) === element;
}
