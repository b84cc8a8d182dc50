// The types of gallery.js.
import type { CatalogueEntry } from '../scripts/catalogue.js';

interface GallerySettings {
  /** The URL of the built files, with a final slash, for the copied code. */
  folder: string;
  /** Shows a game. */
  play: (game: CatalogueEntry) => void;
}

/** The form, the number of found games, and the list. */
export function createGallery(games: readonly CatalogueEntry[], settings: GallerySettings): HTMLElement[];
