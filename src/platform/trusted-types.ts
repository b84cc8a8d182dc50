// The Trusted Types policy of the standalone bundle, for Lit's templates and for the URL of the worker. It is
// named after the package and created on first use, because a page's list of policy names allows each name only once
// (without `'allow-duplicates'`): the page's copy of Lit can use the name `lit-html`, and a second copy of the bundle,
// which defines no elements, creates no policy.

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}

/** The global `trustedTypes` of browsers that support it; TypeScript's DOM library does not declare it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
/**
 * The method is checked because, without browser support, the name can refer to an element with this `id`.
 */
const factory = typeof trustedTypes?.createPolicy === 'function' ? trustedTypes : undefined;

const same = (text: string): string => text;

/** Creates a policy; `undefined` without browser support, or if the page does not list the name, or it is in use. */
function policyNamed(name: string, rules: Partial<Policy>): Policy | undefined {
  try {
    return factory?.createPolicy(name, rules);
  } catch {
    return undefined;
  }
}

/** Calls a function once, when its result is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The script URLs that the policy accepts: the worker's, and those of the blobs it has created. */
const accepted = new Set<string>();

/** Accepts the URL of a worker's script. */
export const acceptScript = (url: string): void => void accepted.add(url);

function createScriptURL(url: string): string {
  if (accepted.has(url)) return url;
  throw new TypeError('The policy of solitaire-elements accepts only the URL of its own script.');
}

/** Creates a blob URL for a script. It is valid until {@link removeScript}. */
export function addScript(text: string): string {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  accepted.add(url);
  return url;
}

export function removeScript(url: string): void {
  accepted.delete(url);
  URL.revokeObjectURL(url);
}

const ownPolicy = once(() => policyNamed('solitaire-elements', { createHTML: same, createScriptURL }));

/** Pages written for earlier versions may list only the name `lit-html`. That policy covers templates, not scripts. */
const templatePolicy = once(() => ownPolicy() ?? policyNamed('lit-html', { createHTML: same }));

/**
 * Replaces Lit's policy (lit-globals.ts). Without a policy the text stays a string, which the browser refuses
 * if the page requires Trusted Types.
 */
export const templates = {
  createHTML: (text: string): string => templatePolicy()?.createHTML(text) ?? text,
};

/**
 * A function that converts the URL of a worker to a trusted URL; `undefined` if the page does not allow the policy.
 */
export function scriptAddresses(): ((url: string) => string) | undefined {
  if (!factory) return same;
  const policy = ownPolicy();
  return policy && ((url) => policy.createScriptURL(url));
}
