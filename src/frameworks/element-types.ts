// The properties, attributes and events of each element as types, derived from the classes; only the values of some
// strings are listed separately (values.ts). The types for React, Vue and Svelte in this folder are built from these.
import type { LitElement } from 'lit';
import type { SolitaireEventMap, SolitaireGame } from '../elements/index.js';
import type { SolitaireReplay } from '../elements/solitaire-replay.js';
import type { ValueOf } from './values.js';

/** The names of the elements. */
export type Tag = 'solitaire-game' | 'solitaire-replay' | 'card-pile' | 'playing-card';

/* eslint-disable @typescript-eslint/no-unnecessary-type-parameters -- this compares two types */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/* eslint-enable @typescript-eslint/no-unnecessary-type-parameters */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The names of the settable properties: without those of `LitElement`, methods and read-only properties. */
type Settable<E> = {
  [K in Exclude<keyof E, keyof LitElement> & string]: E[K] extends (...args: never[]) => unknown
    ? never
    : Same<Pick<E, K>, Writable<Pick<E, K>>> extends true
      ? K
      : never;
}[Exclude<keyof E, keyof LitElement> & string];

/** `leftHanded` as an attribute: `left-handed`. */
type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : S;

/** `solitaire-end` as part of a name: `SolitaireEnd`. */
export type Pascal<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<S>;

/** Numbers, `true` and `false` may also be written as strings. */
type Written<V> = V extends number | boolean ? V | `${V}` | (V extends true ? '' : never) : V;

type Text = string | number | boolean;

/** The names of properties that have an attribute: those with values that can be written as text. */
type Plain<E> = {
  [K in Settable<E>]: [Extract<E[K], Text>] extends [never] ? never : K;
}[Settable<E>];

/** The names of properties whose attributes have another name. */
export type Renamed<T extends Tag> = {
  [K in Plain<HTMLElementTagNameMap[T]>]: Kebab<K> extends K ? never : K;
}[Plain<HTMLElementTagNameMap[T]>];

/** The settable values, by property name. */
export type Properties<T extends Tag> = {
  [K in Settable<HTMLElementTagNameMap[T]>]?: Written<ValueOf<T, K>> | undefined;
};

/** The settable values, by attribute name. */
export type Attributes<T extends Tag> = {
  [K in Plain<HTMLElementTagNameMap[T]> as Kebab<K>]?: Written<Extract<ValueOf<T, K>, Text>> | undefined;
};

/** The settable values, by property name and by attribute name. A property with both may also be an object. */
export type Props<T extends Tag> = Properties<T> & Omit<Attributes<T>, keyof Properties<T>>;

/** The events that an element dispatches. */
export type Events<T extends Tag> = Pick<
  SolitaireEventMap,
  HTMLElementTagNameMap[T] extends SolitaireGame
    ? Exclude<keyof SolitaireEventMap, 'solitaire-step'>
    : HTMLElementTagNameMap[T] extends SolitaireReplay
      ? keyof SolitaireEventMap
      : T extends 'playing-card'
        ? 'solitaire-error'
        : never
>;
