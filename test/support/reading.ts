// Whether text of a page is cut off, overlaps other text, or makes the page scroll sideways.

interface Scrap {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

const shown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.matches('.heading, .heading *');

/** Each visible line of text within an element, without its shadow trees. */
function scraps(root: Element | ShadowRoot): Scrap[] {
  const found: Scrap[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || !text.data.trim() || !shown(element) || element.closest('option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) found.push({ text: text.data.trim(), element, box });
  }
  return found;
}

/** The ancestors of an element that scroll or clip, up to the root of its tree. */
function frames(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') found.push(at);
  return found;
}

/** Texts that are clipped at a side, or overflow their container. */
const cutOff = (root: Element | ShadowRoot): string[] =>
  scraps(root).flatMap(({ text, element, box }) =>
    [...frames(element), document.documentElement].flatMap((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const out = Math.max(left - box.left, box.right - right);
      return out > 1 ? [`${text}: ${Math.round(out)} px out of ${frame.className || frame.localName}`] : [];
    }),
  );

/** Buttons whose text does not fit into them. */
const spilt = (root: Element | ShadowRoot): string[] =>
  scraps(root).flatMap(({ text, element, box }) => {
    const around = element.closest('button, .badge, .message, .end, li, dialog')?.getBoundingClientRect();
    if (!around || element.closest('.term')) return [];
    const out = Math.max(around.left - box.left, box.right - around.right);
    // letters are lower than their line box
    const high = element.closest('button')
      ? Math.max(around.top - box.top, box.bottom - around.bottom) - 4
      : 0;
    return Math.max(out, high) > 1 ? [`${text} hangs out of ${element.localName}.${element.className}`] : [];
  });

/** Texts of different elements that overlap. */
function overlaps(all: readonly Scrap[]): string[] {
  const found: string[] = [];
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) {
      if (a.element === b.element) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // line boxes may touch: letters are lower than their line box
      if (wide > 1 && high > Math.min(a.box.height, b.box.height) * 0.4) found.push(`${a.text} on ${b.text}`);
    }
  });
  return found;
}

/** Elements that scroll sideways, or clip horizontally. */
const wide = (root: Element | ShadowRoot): string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      // elements of one pixel are for screen readers
      const { clientWidth, scrollWidth } = element;
      return shown(element) && overflowX !== 'visible' && clientWidth > 1 && scrollWidth > clientWidth + 1;
    })
    .filter((element) => !element.matches('.heading, input, select'))
    .map((element) => `${element.localName}.${element.className}: ${element.scrollWidth} px`);

/** Values of selection fields that do not fit. Words wrap only in a field without the appearance of the system. */
const cutValues = (root: Element | ShadowRoot): string[] =>
  [...root.querySelectorAll('select')].filter(shown).flatMap((field) => {
    const style = getComputedStyle(field);
    const wraps = style.appearance === 'none' && style.whiteSpace === 'normal';
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [`${field.id}: no canvas`];
    context.font = style.font;
    const space = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...field.options]
      .flatMap(({ text }) => (wraps ? text.trim().split(/[\s-]/) : [text.trim()]))
      .filter((part) => context.measureText(part).width > space + 1)
      .map((part) => `${part} does not fit into ${field.id}`);
  });

/** All faults in the texts of a game. */
export function unreadable(game: Element): string[] {
  const root = game.shadowRoot;
  if (!root) return ['no shadow root'];
  const dialog = root.querySelector('dialog');
  const where = dialog?.open ? dialog : root;
  const page = document.documentElement;
  // the header of a dialog covers scrolled content; messages cover the table
  const flat = scraps(where).filter(({ element }) => !element.closest('header, .notes, .player, .end'));
  return [
    ...(page.scrollWidth > page.clientWidth ? [`the page scrolls sideways: ${page.scrollWidth} px`] : []),
    ...wide(where),
    ...cutOff(where),
    ...spilt(where),
    ...overlaps(flat),
    ...cutValues(where),
  ];
}
