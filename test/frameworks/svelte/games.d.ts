// A game of the page's own, which `variant` may name in templates.
export {};

declare global {
  interface SolitaireVariants {
    'little-golf': object;
  }
}
