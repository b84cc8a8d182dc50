// Distinguishes the texts for one language from texts for all languages in a description: their key is a language tag.

/** Whether a text key of a description can be a language tag: two or three letters, then subtags after a hyphen. */
export const isLanguageTag = (key: string): boolean => /^[a-z]{2,3}(-|$)/i.test(key);
