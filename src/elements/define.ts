// Defining the elements: guarded, since the module may be loaded twice, and other libraries may own a name.
import { html, render } from 'lit';
import { missedBefore } from '../locales/languages.js';
import { VERSION } from '../platform/version.js';
import { CardPile } from './card-pile.js';

/** Defines an element unless the name is taken; whether this class now has it. */
function define(name: string, element: CustomElementConstructor): boolean {
  try {
    if (!customElements.get(name)) customElements.define(name, element);
  } catch {
    // a page may have put something of its own in the place of `define`
  }
  return customElements.get(name) === element;
}

/** Whether Lit can create templates on this page: a list of Trusted Types policies may allow none for them. */
function canRender(): boolean {
  if (!('trustedTypes' in globalThis)) return true;
  try {
    render(html`<i></i>`, document.createDocumentFragment());
    return true;
  } catch {
    return false;
  }
}

/** Defines elements by their names. Of names that are taken, the page is told once, and never by an error. */
export function defineAll(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  const { version } = (customElements.get('solitaire-game') ?? {}) as { version?: string };
  // the same once more, from another address: the first will do
  if (version === VERSION) return;
  if (!version && !canRender()) {
    // what the page has between the tags stays visible
    if (!missedBefore('templates'))
      console.warn(
        `solitaire-elements ${VERSION}: the content security policy of this page allows no templates, so <solitaire-game> is not defined. Add solitaire-elements to its trusted-types.`,
      );
    return;
  }
  registerLengths();
  pileTag();
  const taken = Object.entries(elements).filter(([name, element]) => !define(name, element));
  if (taken.length && !missedBefore('elements')) {
    console.warn(
      `solitaire-elements ${VERSION}: ${taken.map(([name]) => `<${name}>`).join(', ')} belong to ${version ? `version ${version}` : 'another script'} on this page and stay as they are. Load one of the two, or define the classes of solitaire-elements/elements under other names.`,
    );
  }
}

/** The name under which a game makes its piles: another library may own `card-pile` on this page. */
function pileTag(): string {
  if (define('card-pile', CardPile)) return 'card-pile';
  const name = 'solitaire-card-pile';
  if (!customElements.get(name)) define(name, class extends CardPile {});
  return name;
}

/**
 * What makes the piles of a game, ready to be filled: on this page, as the window that a table came to may know no such
 * element. `focused` hears what has the focus, also when that goes from card to card of one pile: on the table it would
 * not.
 */
export function pileMaker(focused?: (button: HTMLElement) => void): () => CardPile {
  const tag = pileTag();
  return () => {
    const pile = (document.createElement(tag) as CardPile).prepare();
    pile.renderRoot.addEventListener('focusin', ({ target }) => focused?.(target as HTMLElement));
    return pile;
  };
}

/**
 * Registers the width and height of a card and the steps of a fan as lengths, so that they are worked out once for a
 * table or a pile. As plain text, all that they are made of would be resolved anew for every length of every card:
 * measured, 20 tables took 1,000 ms instead of 100. Where this is not to be had, it only takes longer.
 */
function registerLengths(): void {
  for (const name of ['--solitaire-unit', '--solitaire-high', '--solitaire-down', '--solitaire-up'])
    try {
      CSS.registerProperty({
        name,
        syntax: '<length>',
        inherits: true,
        initialValue: '0px',
      });
    } catch {
      // a second copy of the module did it, or the browser cannot
    }
}
