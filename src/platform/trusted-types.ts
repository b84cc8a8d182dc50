// The Trusted Types policy of the standalone bundle, for Lit's templates and for the address of the worker. It has the
// package's own name and is created when it is first needed, since a page's list of names allows each only once
// (without `'allow-duplicates'`): the name `lit-html` is left to the page's own copy of Lit, and a second copy of the
// bundle, which defines no elements, takes no name at all.

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

/** What browsers with Trusted Types have; the compiler's library does not know it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const same = (text: string): string => text;

/** Creates a policy; nothing where the browser has none, the page does not list the name, or the name is taken. */
function policyNamed(name: string, rules: Partial<Policy>): Policy | undefined {
  try {
    return trustedTypes?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}

/** Calls a function once, when its result is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const ownPolicy = once(() => policyNamed('solitaire-elements', { createHTML: same, createScriptURL: same }));

/** Pages written for earlier versions may list Lit's name alone. It covers templates, never scripts. */
const templatePolicy = once(() => ownPolicy() ?? policyNamed('lit-html', { createHTML: same }));

/**
 * Takes the place of Lit's own policy (scripts/trusted-types-plugin.mjs). Without a policy the text stays a string, which
 * the browser refuses where the page requires Trusted Types.
 */
export const templates = {
  createHTML: (text: string): string => templatePolicy()?.createHTML(text) ?? text,
};

/** What makes the address of a worker acceptable to the page; nothing where the page allows no policy for it. */
export function scriptAddresses(): ((url: string) => string) | undefined {
  if (!trustedTypes) return same;
  const policy = ownPolicy();
  return policy && ((url) => policy.createScriptURL(url));
}
