// Defines the elements. The module may be loaded twice, and another library may have defined a name.
import { render } from 'lit';
import { reportedBefore } from '../locales/languages.js';
import { VERSION } from '../platform/version.js';
import { cardPileTag } from './cards/card-pile-factory.js';
import { defineElement } from './shared/define-element.js';
import { html } from './shared/html.js';

/** Whether Lit can create templates on this page: the Trusted Types policy list of the page may forbid its policy. */
function canRender(): boolean {
  if (!('trustedTypes' in globalThis)) return true;
  try {
    render(html`<i></i>`, new DocumentFragment());
    return true;
  } catch {
    return false;
  }
}

/** Defines elements by tag name. Names that are already defined cause one warning and no error. */
export function registerElements(elements: Readonly<Record<string, CustomElementConstructor>>): void {
  const { version } = (customElements.get('solitaire-game') ?? {}) as { version?: string };
  // the same version was loaded from another address
  if (version === VERSION && Object.keys(elements).every((name) => customElements.get(name))) return;
  if (!version && !canRender()) {
    // the fallback content between the tags stays visible
    if (!reportedBefore('templates'))
      console.warn(
        `solitaire-elements ${VERSION}: the content security policy of this page allows no templates, so <solitaire-game> is not defined. Add solitaire-elements to its trusted-types.`,
      );
    return;
  }
  registerLengths();
  cardPileTag();
  const taken = Object.entries(elements).filter(([name, element]) => !defineElement(name, element));
  if (taken.length && !reportedBefore('elements')) {
    console.warn(
      `solitaire-elements ${VERSION}: ${taken.map(([name]) => `<${name}>`).join(', ')} belong to ${version ? `version ${version}` : 'another script'} on this page and stay as they are. Load one of the two, or define the classes of solitaire-elements/elements under other names.`,
    );
  }
}

/**
 * Registers the size of a card, the steps of a fan and other sizes of the table as lengths, so that browsers compute
 * them once per table or pile. Unregistered, they are resolved at every use: 20 tables took 1,000 ms instead of 100.
 * Without registration, rendering is only slower.
 */
function registerLengths(): void {
  for (const name of [
    '--solitaire-unit',
    '--solitaire-high',
    '--solitaire-down',
    '--solitaire-up',
    '--solitaire-flex',
    '--solitaire-pad',
    '--solitaire-limit',
  ])
    try {
      CSS.registerProperty({
        name,
        syntax: '<length>',
        // a length that only the table uses must not change the styles of all cards
        inherits: name !== '--solitaire-pad',
        initialValue: '0px',
      });
    } catch {
      // registered by another copy of the module, or not supported
    }
}
