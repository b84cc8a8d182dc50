// Entry of `solitaire-elements/elements`: the classes, nothing defined.
export { CardPile } from './card-pile.js';
export type {
  AnnounceDetail,
  BeforeMoveDetail,
  DealDetail,
  EndDetail,
  ErrorDetail,
  MoveDetail,
  ScoreDetail,
  SolitaireEventDetails,
  SolitaireEventMap,
  UndoDetail,
  VerdictDetail,
} from './events.js';
export type { FaceStyle } from './faces/face.js';
export type { Fan } from './fans.js';
export { PlayingCard } from './playing-card.js';
export { SolitaireGame } from './solitaire-game.js';
export type { NewGame } from './wishes.js';
