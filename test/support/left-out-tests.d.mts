export const CHROMIUM_FILES: Readonly<Record<string, string>>;
export const CHROMIUM_TESTS: Readonly<Record<string, string>>;
export const FIREFOX_TESTS: Readonly<Record<string, string>>;
export const WEBKIT_TESTS: Readonly<Record<string, string>>;
export const SHORT_FILES: readonly string[];
