// The types of firefox.mjs.
export function findFirefox(): string | undefined;
