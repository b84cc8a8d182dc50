// The elements in JSX for React 19: the types that `solitaire-elements/react` adds to React's. React sets a
// property if the element has one of that name, otherwise an attribute, and `onsolitaire-end` listens to
// `solitaire-end`. When React hydrates server-rendered HTML, it loses properties and events of custom elements
// (https://github.com/facebook/react/issues/35446); the component `Solitaire` works around this.
import {
  createElement,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react';
import type { Events, Props, Renamed, Tag } from './element-types.js';

type Handlers<M> = {
  [K in keyof M & string as `on${K}` | `on${K}Capture`]?: ((event: M[K]) => void) | undefined;
};

type Own<T extends Tag> = Props<T> & Handlers<Events<T>>;

/** The props of `<solitaire-game …>` in JSX; useful for your own components around it. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Own<T> &
  Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof Own<T>> &
  RefAttributes<HTMLElementTagNameMap[T]>;

type SolitaireJSX = { [T in Tag]: SolitaireProps<T> };

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React declares these types in a namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
    interface IntrinsicElements extends SolitaireJSX {}
  }
}

/** Subscribes to nothing: whether the page is hydrated changes only once, and React checks it. */
const noSubscription = () => () => undefined;

/** Props that React handles on a server, also if their values are objects. */
const KNOWN = ['children', 'ref', 'style', 'dangerouslySetInnerHTML'];

/** The props that can be written in the server's HTML. */
const serializable = (props: object) =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) =>
        KNOWN.includes(name) || (typeof value !== 'object' && !name.startsWith('onsolitaire-')),
    ),
  );

/**
 * `<solitaire-game>` for pages that are rendered on a server. On the server and during hydration, only props that can
 * be written as attributes are set, by attribute name; all other props are set as soon as React has hydrated the page.
 */
export function Solitaire(props: Omit<SolitaireProps, Renamed<'solitaire-game'>>): ReactElement {
  const hydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return createElement('solitaire-game', hydrated ? props : serializable(props));
}
