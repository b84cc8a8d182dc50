// The types of sri.mjs.
export function hashOf(bytes: string | Uint8Array): string;
export function integrityOf(dist: string): Record<string, string>;
