// The elements in templates of Vue 3: the types that `solitaire-elements/vue` adds to Vue's.
import type { HTMLAttributes, PublicProps } from 'vue';
import type { Events, Pascal, Properties, Tag } from './element-types.js';

type Handlers<M> = {
  [K in keyof M & string as `on${Pascal<K>}`]?: ((event: M[K]) => void) | undefined;
};

/** The props of `<solitaire-game …>` in a template. Vue treats `left-handed` and `leftHanded` as the same. */
export type SolitaireProps<T extends Tag = 'solitaire-game'> = Properties<T> & Handlers<Events<T>>;

/** The type of an element in the form that Vue's tools require for components. */
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
    /** The slot of the parent custom element that the element is assigned to: `slot="toolbar"`. */
    slot?: string | undefined;
  }
}
