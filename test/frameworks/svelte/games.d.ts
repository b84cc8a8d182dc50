// A custom game that `variant` accepts in templates.
export {};

declare global {
  interface SolitaireVariants {
    'little-golf': object;
  }
}
