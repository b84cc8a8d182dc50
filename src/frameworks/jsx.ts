// The elements in JSX for Solid and Preact. Both have types of their own for HTML, so that a project adds these to the
// JSX of its framework (docs/guides/frameworks.md).
import type { Events, Props, Tag } from './element-types.js';

/** Preact listens with `onsolitaire-end`, Solid with `on:solitaire-end`. */
type Handlers<M> = {
  [K in keyof M & string as `on${K}` | `on:${K}`]?: ((event: M[K]) => void) | undefined;
};

/** An object or a function of Preact, a variable or a function of Solid. */
type Ref<E> = E | { current: E | null } | ((element: E) => void) | null | undefined;

type Own<T extends Tag> = Props<T> & Handlers<Events<T>> & { ref?: Ref<HTMLElementTagNameMap[T]> };

/** The elements by tag name. `Html`: the attributes that all elements have in the framework. */
export type SolitaireJSX<Html> = { [T in Tag]: Own<T> & Omit<Html, keyof Own<T>> };
