// The custom game of embed.html: a description in a JSON file of the same origin, named by the parameter `game`. Every
// problem with the file is returned as a message for the page's author; nothing is thrown.

/** The id of the defined game, or a message about the problem. */
export type GameFile = { readonly id: string } | { readonly problem: string };

/** The maximum size of a description (docs/variants.md), in bytes. */
export const MOST_BYTES = 65_536;
const LOAD_MS = 15_000;
/** The maximum length of a part of a message; the rest is cut off. */
const LONGEST = 300;

export interface Surroundings {
  /** The address of the page. */
  readonly page: string;
  /** The origin the page may load from; `null` in a sandbox without `allow-same-origin`. */
  readonly origin: string;
  readonly load: (url: string, init: RequestInit) => Promise<Response>;
  /** Defines a game. */
  readonly define: (data: unknown) => { readonly id: string };
}

/** A problem with a message for the page's author. */
class Problem extends Error {}

const fail = (text: string): never => {
  throw new Problem(text);
};

/** Loads and defines the game at an address, which may be relative to the page. Never rejects. */
export async function defineGameFile(address: string, surroundings: Surroundings): Promise<GameFile> {
  const shown = address.slice(0, LONGEST);
  try {
    const url = addressOf(address, surroundings);
    const text = await textOf(await responseOf(url, surroundings.load));
    return { id: surroundings.define(parse(text)).id };
  } catch (error) {
    const { message, code } = error as { message: string; code?: unknown };
    // errors of descriptions begin with their code
    const reason = typeof code === 'string' ? message.replace(`${code}: `, '') : message;
    return { problem: `The game "${shown}" cannot be shown. ${reason.slice(0, LONGEST)}` };
  }
}

function addressOf(address: string, { page, origin }: Surroundings): string {
  const url = URL.canParse(address, page) ? new URL(address, page) : fail('Its address is not valid.');
  const { origin: own, protocol } = new URL(page);
  if (url.origin !== own || url.protocol !== protocol)
    fail(`Its file must be on the same origin as embed.html, ${own}, but is on ${url.origin}.`);
  if (origin === 'null') fail('The frame has a sandbox: add allow-same-origin to it.');
  return url.href;
}

async function responseOf(url: string, load: Surroundings['load']): Promise<Response> {
  const init: RequestInit = { mode: 'same-origin', signal: AbortSignal.timeout(LOAD_MS) };
  let response: Response | undefined;
  try {
    response = await load(url, init);
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') fail('Its file did not arrive in time.');
    // a redirect to another origin fails like any other error; a second request with manual redirects detects it
    const again = await load(url, { ...init, redirect: 'manual' }).catch(() => undefined);
    if (again?.type === 'opaqueredirect') fail('Its file is redirected to another origin.');
  }
  if (!response) return fail('Its file could not be loaded.');
  return response.ok ? response : fail(`Its file could not be loaded: status ${String(response.status)}.`);
}

/** The text of a response; reading stops at the limit. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    bytes += part.value.length;
    if (bytes > MOST_BYTES) {
      await reader?.cancel();
      fail(`Its file is larger than ${String(MOST_BYTES / 1024)} KB.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`Its file is not valid JSON: ${(error as Error).message}`);
  }
}
