// A custom game, which `variant` may name in templates.
export {};

declare global {
  interface SolitaireVariants {
    'little-golf': object;
  }
}
