// The elements in templates of Svelte 5: what `solitaire-elements/svelte` adds to Svelte's own types.
import type { HTMLAttributes } from 'svelte/elements';
import type { Attributes, Events, Properties, Tag } from './wishes.js';

type Handlers<M> = {
  [K in keyof M & string as `on${K}` | `on${K}capture`]?: ((event: M[K]) => void) | undefined | null;
};

type Own<T extends Tag> = Attributes<T> & Properties<T> & Handlers<Events<T>>;

/** What `<solitaire-game …>` takes in a template; of use for components of your own around it. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Own<T> &
  Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof Own<T>>;

type SolitaireElements = { [T in Tag]: SolitaireProps<T> };

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface SvelteHTMLElements extends SolitaireElements {}
}
