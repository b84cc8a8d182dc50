// The classes of the elements, and the types that pages use with them.
export { defineLanguage } from '../locales/languages.js';
export type { NameForms, Plural, Text, Texts } from '../locales/texts.js';
export type { PuzzleResult } from '../session/start-line.js';
export type { SetAsideGame } from '../session/storage/set-aside.js';
export { CardPile } from './cards/card-pile.js';
export type {
  AnnounceDetail,
  BeforeMoveDetail,
  DealDetail,
  EndDetail,
  ErrorDetail,
  MoveDetail,
  ScoreDetail,
  SolitaireEventDetails,
  StepDetail,
  UndoDetail,
  VerdictDetail,
} from '../controller/events.js';
export type { SolitaireEventMap } from './event-map.js';
export type { FaceStyle } from './cards/faces/face.js';
export type { Fan } from './cards/pile-layout.js';
export type { KeyAction, PageKeys } from '../controller/keymap.js';
export type { PageTexts, Verbosity } from '../text/message-formatter.js';
export { PlayingCard } from './cards/playing-card.js';
export { SolitaireGame } from './solitaire-game.js';
export type { NewGame } from '../controller/setup.js';
