// The elements in JSX, for React 19: what `solitaire-elements/react` adds to React's own types. React sets a property
// where the element has one of that name, else an attribute, and listens to `solitaire-end` by `onsolitaire-end`.
// When it takes over what a server rendered, it forgets properties and events of custom elements
// (https://github.com/facebook/react/issues/35446): that is what `Solitaire` is for.
import {
  createElement,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react';
import type { Attributes, Events, Properties, Renamed, Tag } from './wishes.js';

type Handlers<M> = {
  [K in keyof M & string as `on${K}` | `on${K}Capture`]?: ((event: M[K]) => void) | undefined;
};

type Own<T extends Tag> = Attributes<T> & Properties<T> & Handlers<Events<T>>;

/** What `<solitaire-game …>` takes in JSX; of use for components of your own around it. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Own<T> &
  Omit<HTMLAttributes<HTMLElementTagNameMap[T]>, keyof Own<T>> &
  RefAttributes<HTMLElementTagNameMap[T]>;

type SolitaireJSX = { [T in Tag]: SolitaireProps<T> };

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- that is where React keeps them
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
    interface IntrinsicElements extends SolitaireJSX {}
  }
}

const never = () => () => undefined;

/** Objects that React knows what to do with on a server. */
const KNOWN = ['children', 'ref', 'style', 'dangerouslySetInnerHTML'];

/** What can stand in the server's HTML. */
const written = (props: object) =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) =>
        KNOWN.includes(name) || (typeof value !== 'object' && !name.startsWith('onsolitaire-')),
    ),
  );

/**
 * `<solitaire-game>` for pages that are rendered on a server. There, and in the first moment in the browser, it has
 * what can be written as attributes, so by their names; all else is given to it as soon as React has taken over.
 */
export function Solitaire(props: Omit<SolitaireProps, Renamed<'solitaire-game'>>): ReactElement {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return createElement('solitaire-game', here ? props : written(props));
}
