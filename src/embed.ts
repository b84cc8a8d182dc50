// The script of embed.html: a game or a replay in a frame, for sites that strip scripts. The parameters of the URL set
// up the element; the embedding page receives messages with its height and events.
import { defineGameFile } from './embed/game-file.js';
import { gameModules } from './embed/game-modules.js';
import { followHeight } from './embed/frame-height.js';
import { forwardEvents, messagePoster } from './embed/frame-messages.js';
import { adoptStyles } from './embed/frame-styles.js';
import { languageFile } from './embed/language-file.js';
import { messageOrigins } from './embed/message-origins.js';
import { attributesOf, linksWith, MOST_CHARACTERS, queryOf, readParameters } from './embed/parameters.js';
import {
  isReplay,
  isReplayParameter,
  readAnnotations,
  type ReplayAnnotation,
} from './embed/replay-content.js';

/**
 * Whether a value is allowed for a custom property of the game: a colour, a width or a font family. A value that is
 * both a colour and a width is refused: var(), env(), if() and similar functions can produce anything, including an
 * image.
 */
function allows(value: string): boolean {
  const [color, width, font] = ['color', 'width', 'font-family'].map((name) => CSS.supports(name, value));
  return color ? !width : (width ?? false) || (font ?? false);
}

const warn = (text: string): void => {
  console.warn(`embed.html: ${text}`);
};

/** Loads a language and sets it on the document. If that fails, the game stays English. */
async function loadLanguage(lang: string): Promise<void> {
  const language = languageFile(lang);
  if (!language) {
    warn(`there is no language "${lang.slice(0, 40)}".`);
    return;
  }
  const { file, dir } = language;
  try {
    if (file) await import(`./locales/${file}.js`);
  } catch {
    warn(`locales/${file ?? ''}.js did not load.`);
    return;
  }
  document.documentElement.lang = language.lang;
  document.documentElement.dir = dir;
}

/** Loads an optional game. If that fails, the element reports the missing file. */
async function loadGame(id: string): Promise<void> {
  try {
    await import(`./games/${id}.js`);
  } catch {
    warn(`games/${id}.js did not load.`);
  }
}

const query = queryOf(location.search);
const wanted = query.get('lang');
/** Not supported by every browser. */
const { ancestorOrigins } = location as { ancestorOrigins?: ArrayLike<string> };
const receivers = messageOrigins(query.get('origins'), ancestorOrigins?.[0]);
const wantsReplay = isReplay(location.search);
const [{ SolitaireGame: Game, defineVariant }, Replay] = await Promise.all([
  import('./index.js'),
  wantsReplay ? import('./replay.js').then(({ SolitaireReplay }) => SolitaireReplay) : undefined,
  wanted && loadLanguage(wanted),
]);

/** A comment or variation as a child of the replay. */
function childOf({ attributes: data, text }: ReplayAnnotation): HTMLElement {
  const child = document.createElement('p');
  for (const [name, value] of Object.entries(data)) child.setAttribute(name, value);
  child.textContent = text;
  return child;
}

const game = Replay ? new Replay() : new Game();
const parameters = readParameters(
  location.search,
  attributesOf(Replay ?? Game),
  allows,
  Replay && isReplayParameter,
);
const { attributes, properties, game: file } = parameters;
const left = [...parameters.left, ...receivers.left];
await Promise.all(gameModules(attributes.get('variant'), attributes.get('games')).map(loadGame));
for (const [name, value] of attributes) game.setAttribute(name, value);
for (const [name, value] of properties) game.style.setProperty(name, value);
if (game instanceof Game) game.links = linksWith(parameters);
else game.append(...readAnnotations(location.search).map(childOf));
if (location.search.length > MOST_CHARACTERS)
  warn(`the address has more than ${String(MOST_CHARACTERS)} characters of parameters, and all are ignored.`);
if (left.length) warn(`ignored parameters: ${left.join(', ')}.`);

/** Defines the custom game of the file at `address` and selects it. Returns a message if that fails. */
async function useFile(address: string): Promise<string | undefined> {
  const result = await defineGameFile(address, {
    page: location.href,
    origin: self.origin,
    load: (url, init) => fetch(url, init),
    define: defineVariant,
  });
  if ('problem' in result) return result.problem;
  game.variant = result.id;
  return undefined;
}

/** An error message that is shown instead of the game. */
function messageOf(text: string): HTMLElement {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  return message;
}

const problem = file === undefined ? undefined : await useFile(file);
if (problem) warn(problem);

adoptStyles();
const shown = problem ? messageOf(problem) : game;
const post = messagePoster(receivers.targets);
if (post) forwardEvents(game, post);
document.body.replaceChildren(shown);
if (post) followHeight(shown, post);
