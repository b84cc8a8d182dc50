import type { SolitaireJSX } from 'solitaire-elements/jsx';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolitaireJSX<JSX.HTMLAttributes<HTMLElement>> {}
  }
}
