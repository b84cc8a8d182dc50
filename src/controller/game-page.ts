// The controller's interface to the page: the settings of the page's author on the element. The element implements it;
// tests implement it without a DOM.
import type { Move, Position } from '../engine/index.js';
import type { PagePreferences } from './preferences.js';
import type { SetupRequest } from './setup.js';

export interface GamePage {
  readonly setupRequest: SetupRequest;
  /** The part of the page's address that can name a deal: `#` or the name of a query parameter; empty for none. */
  readonly links: string;
  /** The address of the page. */
  readonly address: Pick<Location, 'href' | 'hash' | 'search'>;
  /** Whether games are saved in the browser, and under which name. */
  readonly saving: { readonly stored: boolean; readonly name: string | undefined };
  readonly preferences: PagePreferences;
  /** The names of the parts that the page hides. */
  readonly hiddenParts: ReadonlySet<string>;
  /** Whether the element is connected to a document. */
  readonly isConnected: boolean;
  /** Whether the element is or was connected to a document. */
  readonly wasConnected: boolean;
  /** Resolves once all scripts that can define games have run; `undefined` if they have. */
  readonly settled: Promise<void> | undefined;
  /** Asks the page about a legal move. @returns `false` if the page prevents it. */
  allowsMove(move: Move, position: Position): boolean;
}
