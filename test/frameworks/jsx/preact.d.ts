import type { SolitaireJSX } from 'solitaire-elements/jsx';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends SolitaireJSX<preact.JSX.HTMLAttributes<HTMLElement>> {}
  }
}
