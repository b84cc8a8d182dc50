// Errors planted into the page of a game, each as a script: the comparison has to detect them.
const REGION = "this.nodeType === 1 && this.slot === 'solitaire-status'";
const onWrite = (then: string): string => `{
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  let count = 0;
  Object.defineProperty(Node.prototype, 'textContent', { get, configurable: true, set(text) {
    if (${REGION} && text && ++count % 3 === 0) { ${then} } else set.call(this, text);
  } });
}`;
const afterMove = (then: string): string =>
  `addEventListener('solitaire-move', ({ target }) => { ${then} });`;

export const PLANTS: Readonly<Record<string, string>> = {
  'an announcement is dropped': onWrite(''),
  'an announcement is doubled': onWrite(
    "set.call(this, text); setTimeout(() => set.call(this, text + ' '), 300);",
  ),
  'the wrong pile is named': afterMove(
    "for (const pile of target.shadowRoot.querySelectorAll('[pile^=tableau]')) pile.ariaLabel = 'Column 9';",
  ),
  'the focus is lost': afterMove(`setTimeout(() => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    activeElement?.blur();
  });`),
};
