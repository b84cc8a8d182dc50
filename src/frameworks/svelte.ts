// The elements in templates of Svelte 5: the types that `solitaire-elements/svelte` adds to Svelte's.
import type { HTMLAttributes } from 'svelte/elements';
import type { Events, Props, Tag } from './element-types.js';

type Handlers<M> = {
  [K in keyof M & string as `on${K}` | `on${K}capture`]?: ((event: M[K]) => void) | undefined | null;
};

type Own<T extends Tag> = Props<T> & Handlers<Events<T>>;

/** The props of `<solitaire-game …>` in a template; useful for your own components around it. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Own<T> &
  Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof Own<T>>;

type SolitaireElements = { [T in Tag]: SolitaireProps<T> };

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface SvelteHTMLElements extends SolitaireElements {}
}
