// Entry of `solitaire-elements/elements`: the classes, nothing defined.
export { defineLanguage } from '../locales/languages.js';
export type { NameForms, Plural, Text, Texts } from '../locales/texts.js';
export type { SetAsideGame } from '../session/set-aside.js';
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
export type { KeyAction, PageKeys } from './keymap.js';
export type { PageTexts, Verbosity } from './phrases.js';
export { PlayingCard } from './playing-card.js';
export { SolitaireGame } from './solitaire-game.js';
export type { NewGame } from './wishes.js';
