// The public API of the engine.
export { CARDS, RANKS, SUITS, type Card, type Colour, type Rank, type Suit } from './cards.js';
export { dailyDeal, isDate, localDate } from './daily.js';
export { deckOf, isDeal, LAST_DEAL, randomDeal } from './deal-numbers.js';
export type { Status } from './game-status.js';
export {
  IllegalMoveError,
  InvalidLineError,
  InvalidSaveError,
  InvalidSetupError,
  InvalidVariantError,
  SolitaireError,
} from './errors.js';
export type { GameEvent } from './events.js';
export { Game, type Setup } from './game.js';
export type { DealName, MicrosoftDeal } from './microsoft-deals.js';
export { readLine, writeLine } from './line.js';
export { readMove, writeMove, type Move } from './moves.js';
export { optionAllows, type OptionChoice, type Options } from './options.js';
export type { Pile, Position } from './position.js';
export type { Need, Refusal, RefusalCode } from './refusals.js';
export { variants } from './registry.js';
export type { SavedGame } from './save.js';
export type {
  Aim,
  Build,
  Collects,
  DealStep,
  Draw,
  EmptyRule,
  Goal,
  Arrangement,
  Layout,
  OfGroups,
  OptionValue,
  Pairs,
  Patch,
  PileGroup,
  PileKind,
  PileName,
  Place,
  Redeal,
  Score,
  Takes,
  Variant,
  VariantData,
  VariantTexts,
} from './variant.js';
