// The elements in templates of Vue 3: what `solitaire-elements/vue` adds to Vue's own types.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { Events, Pascal, Properties, Tag } from './wishes.js';

type Handlers<M> = {
  [K in keyof M & string as `on${Pascal<K>}`]?: ((event: M[K]) => void) | undefined;
};

/** What `<solitaire-game …>` takes in a template; `left-handed` and `leftHanded` are one to Vue. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Properties<T> & Handlers<Events<T>>;

/** An element, as Vue's tools want a component described. */
type Described<T extends Tag> = new () => HTMLElementTagNameMap[T] & {
  /** @deprecated Only for the types of templates. */
  $props: SolitaireProps<T> & Omit<HTMLAttributes & PublicProps, keyof SolitaireProps<T>>;
  /** @deprecated Only for the types of templates. */
  $slots: Record<string, (props: object) => unknown>;
};

type SolitaireComponents = { [T in Tag]: Described<T> };

declare module 'vue' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface GlobalComponents extends SolitaireComponents {}
  interface HTMLAttributes {
    /** Where it stands in an element of another kind than Vue's: `slot="toolbar"`. */
    slot?: string | undefined;
  }
}
