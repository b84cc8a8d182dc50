// The glossary: part of the help page, whose texts link to it, and a separate page. Each link focuses its entry, and a
// button in the entry returns to the link.
import { nothing, type TemplateResult } from 'lit';
import { reveal } from '../../platform/layout.js';
import type { Term } from '../../locales/en-help.js';
import type { DialogContext, Page } from './dialog.js';
import { html } from '../shared/html.js';

/** A glossary link in a text: `[stock]`, or `[columns|column]` if the entry has another name. */
const TERM = /\[([^|[\]]+)(?:\|([^[\]]+))?\]/;

const idOf = (term: string): string => `term-${term.replace(/\s/g, '-')}`;

function focusCentred(place: HTMLElement | null | undefined): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  reveal(place, { block: 'center' });
}

export class Glossary {
  /** The history of visited entries, each with the link that was followed. */
  #history: readonly { readonly term: string; readonly from: HTMLElement }[] = [];
  /** The terms that the texts of this render have linked. */
  #linked = new Set<string>();

  opened(context: DialogContext): void {
    if (!this.#history.length) return;
    this.#history = [];
    context.update();
  }

  /** Call at the start of each render: a term is linked once. */
  start(): void {
    this.#linked = new Set();
  }

  /** A text with links to the glossary, each term at its first occurrence only. */
  linked(context: DialogContext, text: string): unknown[] {
    return this.#link(context, text, this.#linked);
  }

  paragraphs(context: DialogContext, text: string): TemplateResult[] {
    return text.split('\n').map((one) => html`<p>${this.linked(context, one)}</p>`);
  }

  /** The entries in alphabetical order. Each entry links a term once, independently of the others. */
  entries(context: DialogContext): TemplateResult {
    const { formatter } = context;
    const here = this.#history.at(-1)?.term;
    const terms = Object.entries<Term>(formatter.texts.glossary);
    const order = new Intl.Collator(formatter.lang);
    terms.sort(([, a], [, b]) => order.compare(a.term, b.term));
    return html`<dl>
      ${terms.map(([entry, { term, means }]) => {
        const id = idOf(entry);
        return html`<div class=${entry === here ? 'here' : ''}>
          <dt id=${id} tabindex="-1" aria-describedby="${id}-means">${formatter.capital(term)}</dt>
          <dd>
            <span id="${id}-means">${this.#link(context, means, new Set())}</span>
            ${
              entry === here
                ? html`<button type="button" class="choice" @click=${() => this.#back(context)}>
                    ${formatter.message('glossaryBack')}
                  </button>`
                : nothing
            }
          </dd>
        </div>`;
      })}
    </dl>`;
  }

  #link(context: DialogContext, text: string, linked: Set<string>): unknown[] {
    const { glossary } = context.formatter.texts;
    const parts = text.split(TERM);
    return parts.map((part, i) => {
      // groups of three: plain text, link text, entry
      if (i % 3 !== 1) return i % 3 ? nothing : part;
      const term = parts[i + 1] ?? part;
      if (!Object.hasOwn(glossary, term) || linked.has(term)) return part;
      linked.add(term);
      const go = (event: Event): void => this.#go(context, term, event.currentTarget as HTMLElement);
      const goByKey = (event: KeyboardEvent): void => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        go(event);
      };
      // a link: screen readers omit buttons when they read a sentence. It has no `href`, because the entry has no URL
      return html`<span class="term" role="link" tabindex="0" @click=${go} @keydown=${goByKey}
        >${part}</span
      >`;
    });
  }

  #go(context: DialogContext, term: string, from: HTMLElement): void {
    this.#history = [...this.#history, { term, from }];
    focusCentred((from.getRootNode() as ShadowRoot).getElementById(idOf(term)));
    context.update();
  }

  #back(context: DialogContext): void {
    // move the focus before its button is removed
    focusCentred(this.#history.at(-1)?.from);
    this.#history = this.#history.slice(0, -1);
    context.update();
  }
}

/** The dialog page that contains only the glossary. */
export class GlossaryPage implements Page {
  readonly title = 'glossaryTitle';
  readonly #glossary = new Glossary();

  opened(context: DialogContext): void {
    this.#glossary.opened(context);
  }

  body(context: DialogContext): TemplateResult {
    return this.#glossary.entries(context);
  }
}
