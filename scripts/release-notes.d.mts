// The types of release-notes.mjs.
export interface ShippedScript {
  /** In dist. */
  path: string;
  hash: string;
  code: Uint8Array;
}
export function chapterOf(changelog: string, version: string): { said: string; text: string } | undefined;
export function addressOf(repository: unknown): string | undefined;
export function releaseNotes(release: {
  pkg: { name: string; version: string; repository?: unknown };
  changelog: string;
  scripts: readonly ShippedScript[];
}): string;
