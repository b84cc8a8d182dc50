// Small helpers for the page around a table.
import { fixture, html } from '@open-wc/testing';
import { part } from './play.js';

export interface Warnings {
  readonly messages: string[];
  stop(): void;
}

/** Records console messages from now on, instead of showing them. */
export function watchWarnings(): Warnings {
  const messages: string[] = [];
  const { warn, error } = console;
  const record = (...words: unknown[]): void => {
    messages.push(words.map(String).join(' '));
  };
  Object.assign(console, { warn: record, error: record });
  return { messages, stop: () => Object.assign(console, { warn, error }) };
}

/** A frame with its own window, to which a table can be moved. */
export async function anotherWindow(): Promise<HTMLIFrameElement> {
  const frame = await fixture<HTMLIFrameElement>(
    html`<iframe title="Another document" srcdoc="<!doctype html><body>" width="800" height="850"></iframe>`,
  );
  if (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.doctype)
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame;
}

/** The names of the toolbar's buttons. */
export const buttonsOf = (game: Element): string[] =>
  Array.from(
    part(game, '.game').querySelectorAll('.chrome button'),
    (button) => button.getAttribute('aria-label') ?? '',
  );

/** A button of the toolbar by its name. */
export const tool = (game: Element, name: string): HTMLElement =>
  part(game, `.chrome button[aria-label="${name}"]`);
