// The types of webkit.mjs.
export interface FoundWebKit {
  readonly driver: string;
  readonly display: string;
  readonly browser: string;
}
export interface WebKitSession {
  readonly command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}
export function findWebKit(): FoundWebKit | undefined;
export function startWebKit(found: FoundWebKit, options?: { motion?: boolean }): Promise<WebKitSession>;
