// Entry of `solitaire-elements/engine`: the rules engine with the five games, without any page.
import { defineVariant } from './engine/index.js';
import { cruel, demon, klondike, overUnder, reno } from './variants/index.js';

for (const variant of [reno, klondike, cruel, demon, overUnder]) defineVariant(variant);

export * from './engine/index.js';
