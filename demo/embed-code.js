// Writes the code that adds a game, a puzzle or a replay to a page, for the composer of the demo and for Storybook.

/**
 * The default values, which are omitted from the code. The rules of the game are not included: a rule in the code, even
 * with its default value, is fixed for the players.
 */
export const DEFAULTS = {
  variant: 'klondike',
  controls: 'full',
  autoplay: 'never',
  save: 'auto',
  faces: 'classic',
  suits: 'two',
  back: 'lattice',
  felt: 'green',
  theme: 'auto',
  tap: 'move',
  navigation: 'grid',
  verbosity: 'normal',
  verdict: 'quiet',
  announce: 'auto',
};

/** Escapes a text for the value of an attribute in quotes. */
const quoted = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The entries that differ from the defaults; `true` is an attribute without a value. */
const written = (attributes) =>
  Object.entries(attributes).filter(
    ([name, value]) =>
      value !== undefined && value !== null && value !== false && value !== '' && value !== DEFAULTS[name],
  );

/** The attributes in HTML: `true` is an attribute without a value. */
const attributesCode = (attributes) =>
  written(attributes).map(([name, value]) => (value === true ? name : `${name}="${quoted(value)}"`));

/** The code of the element. Its content is shown on pages without scripts. */
export function elementCode(attributes, content = '', tag = 'solitaire-game') {
  return `<${[tag, ...attributesCode(attributes)].join(' ')}>${content}</${tag}>`;
}

/**
 * Reads comments and variations, one per line: the number of moves before it, optionally other moves in brackets or
 * marks in braces, and the text: `2 {w-6}: The ace goes up.`, `2 [D3 w1]: Three draws would reach the king.`
 */
export function readComments(text) {
  const LINE = /^\s*(\d{1,4})\s*(?:\[([^\]]*)\])?\s*(?:\{([^}]*)\})?\s*:?\s*(.*?)\s*$/;
  return text.split('\n').flatMap((one) => {
    const [, at, line = '', marks = '', words] = LINE.exec(one) ?? [];
    return at === undefined ? [] : [{ at, line: line.trim(), marks: marks.trim(), text: words }];
  });
}

/** The attributes of the element of a comment. */
export const commentAttributes = ({ at, line, marks }) => ({
  'data-at': at,
  ...(line && { 'data-line': line }),
  ...(marks && { 'data-marks': marks }),
});

/** A text on one line: Markdown ends HTML at an empty line. */
const oneLine = (text) => String(text).replace(/\s+/g, ' ').trim();

/**
 * The content of a puzzle or replay: its name, its moves, the moves in words and the comments, as HTML. It is shown in
 * feeds and on pages without scripts.
 */
export function contentCode({ name, line, moves = [], comments = [] }) {
  const item = (text) => `<li>${quoted(oneLine(text))}</li>`;
  return [
    `<p>${quoted(oneLine(name))}: <code>${quoted(oneLine(line))}</code></p>`,
    ...(moves.length ? [`<ol>${moves.map(item).join('')}</ol>`] : []),
    ...comments.flatMap((comment) => [
      ...(comment.line ? [`<p><code>${quoted(oneLine(comment.line))}</code>:</p>`] : []),
      elementCode(commentAttributes(comment), quoted(oneLine(comment.text)), 'p'),
    ]),
  ].join('\n');
}

/** The languages other than English, each in a separate file. */
export const LANGUAGES = [
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'tr',
  'zh-Hans',
];

/** The language file for a tag, such as `de` for `de-AT`: the one with the same language and script. */
function languageOf(tag) {
  const scriptOf = (one) => {
    const { language, script } = new Intl.Locale(one).maximize();
    return `${language}-${script}`;
  };
  try {
    return LANGUAGES.find((one) => scriptOf(one) === scriptOf(tag));
  } catch {
    return undefined; // not a language tag
  }
}

/** Whether a custom property can be written into a style sheet without escapes. */
const isPlain = ([name, value]) => /^--[\w-]+$/.test(name) && !/[<{};\\]|\/\*/.test(value);

/** The games in the modules; each other game is in a separate file. */
const BUILT_IN = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];

/** The ids of the games that need a file: the one that is shown, and those that players can choose. */
export const separateGames = ({ variant = '', games = '' }) =>
  [...new Set([variant, ...String(games).split(/[\s,]+/)])].filter(
    (id) => /^[a-z][a-z-]*$/.test(id) && !BUILT_IN.includes(id),
  );

/** The module of each element. */
const MODULES = { 'solitaire-game': 'solitaire-elements.js', 'solitaire-replay': 'solitaire-replay.js' };

/**
 * The code for a page: the files of the language and of the games if there are any, the module, the element and its custom properties. Markdown
 * and WordPress's block of custom HTML keep it unchanged: it has no empty line, and an element with content is inside a
 * `div`, which is a block in both.
 */
export function pageCode({ attributes, content, properties = {}, folder = '', tag = 'solitaire-game' }) {
  const language = attributes.lang && languageOf(attributes.lang);
  const rules = written(properties)
    .filter(isPlain)
    .map(([name, value]) => `${name}: ${value}`);
  const element = elementCode(attributes, content && `\n${content}\n`, tag);
  return [
    ...(content ? ['<div>'] : []),
    ...(language ? [`<script src="${quoted(`${folder}locales/${language}.js`)}"></script>`] : []),
    ...[...separateGames(attributes).map((id) => `games/${id}.js`), MODULES[tag]].map(
      (file) => `<script type="module" src="${quoted(folder + file)}"></script>`,
    ),
    element,
    ...(rules.length ? [`<style>${tag} { ${rules.join('; ')} }</style>`] : []),
    ...(content ? ['</div>'] : []),
  ].join('\n');
}

/** The heights of frames that are up to 800 pixels wide (docs/reference/embed.md). */
const HEIGHTS = { klondike: 730, reno: 780, cruel: 940, demon: 740, 'over-under': 530 };

/** The comments of a replay as parameters of a frame, by name. */
const parametersOf = (comments) =>
  comments.flatMap(({ at, line, marks, text }) => {
    const words = oneLine(text);
    if (line) {
      const moves = marks ? `${line} {${marks}}` : line;
      return [[`variation-${at}`, words ? `${moves}: ${words}` : moves]];
    }
    return [...(marks ? [[`marks-${at}`, marks]] : []), ...(words ? [[`comment-${at}`, words]] : [])];
  });

/** A replay is as high as its list of moves, which is beside the table or below it. */
const REPLAY_HEIGHT = 900;

/**
 * The code of a frame, for sites that remove scripts: each attribute and each custom property is a parameter. With
 * `content`, the frame is in a figure, whose caption is the text for feeds.
 */
export function frameCode({
  attributes,
  comments = [],
  content = '',
  properties = {},
  folder = '',
  tag = 'solitaire-game',
  title = 'A game of patience',
}) {
  const isReplay = tag === 'solitaire-replay';
  const parameters = [
    ...(isReplay ? [['replay', true]] : []),
    ...written(attributes),
    ...(isReplay ? parametersOf(comments) : []),
    ...written(properties),
  ];
  const query = parameters
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  const address = `${folder}embed.html${query ? `?${query}` : ''}`;
  const game = HEIGHTS[attributes.variant ?? DEFAULTS.variant] ?? Math.max(...Object.values(HEIGHTS));
  return [
    ...(content ? ['<figure>'] : []),
    `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${isReplay ? REPLAY_HEIGHT : game}"`,
    '  style="border: 0" loading="lazy" allow="clipboard-write; fullscreen; web-share"></iframe>',
    ...(content
      ? ['<figcaption>', content.replace(/ data-(at|line|marks)="[^"]*"/g, ''), '</figcaption>', '</figure>']
      : []),
  ].join('\n');
}

/** A text in quotes, with backslashes and quotes escaped by a backslash. */
const literal = (text) => `"${String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A text without the characters that a shortcode cannot contain, because it has no escapes. */
const plain = (text) => String(text).replaceAll(/["<>[\]]/g, '');

/** A text as HTML, with character references for the characters of shortcodes. */
const entities = (text) =>
  quoted(oneLine(text)).replaceAll(/[[\]{}]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A text as Markdown that shows it unchanged. */
const markdown = (text) =>
  oneLine(text)
    .replaceAll(/[\\`*_{}[\]<>&#~|$]/g, '\\$&')
    .replace(/^[-+=]|^(\d+)(?=[.)])/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/** The attributes in the notation of one program; `true` is an attribute without a value. */
const list = (attributes, write) => written(attributes).map(([name, value]) => write(name, value));

const wordpress = (name, attributes) =>
  `[${[name, ...list(attributes, (key, value) => (value === true ? key : `${key}="${plain(value)}"`))].join(' ')}]`;

const hugo = (name, attributes) =>
  `{{< ${[name, ...list(attributes, (key, value) => `${key}=${value === true ? value : literal(value)}`)].join(' ')} >}}`;

const eleventy = (name, attributes) =>
  `{% ${name} ${list(attributes, (key, value) => (value === true ? `"${key}"` : `"${key}=${plain(value)}"`)).join(', ')} %}`;

const jekyll = (name, attributes) =>
  `{% include ${[`${name}.html`, ...list(attributes, (key, value) => `${key}=${value === true ? value : literal(value)}`)].join(' ')} %}`;

/**
 * The shortcodes of one program: `start` and `end` write their tags, `text` a comment. Returns a function that writes
 * the shortcode of a game or, with comments, those of a replay with a comment in each line.
 */
const shortcodesOf =
  ({ game, replay, comment, start, end, text: write }) =>
  (attributes, comments) =>
    comments
      ? [
          start(replay, attributes),
          ...comments.map(({ text, ...data }) => `${start(comment, data)}${write(text)}${end(comment)}`),
          end(replay),
        ].join('\n')
      : start(game, attributes);

/**
 * The shortcodes and includes of docs/guides, each with its notation of attributes. With `comments`, which may be empty,
 * they are those of a replay; Jekyll has none, its pages accept the code for a page.
 */
export const shortcodes = {
  WordPress: shortcodesOf({
    game: 'solitaire',
    replay: 'solitaire_replay',
    comment: 'solitaire_comment',
    start: wordpress,
    end: (name) => `[/${name}]`,
    text: entities,
  }),
  Hugo: shortcodesOf({
    game: 'solitaire',
    replay: 'solitaire-replay',
    comment: 'solitaire-comment',
    start: hugo,
    end: (name) => `{{< /${name} >}}`,
    text: markdown,
  }),
  Eleventy: shortcodesOf({
    game: 'solitaire',
    replay: 'solitaireReplay',
    comment: 'solitaireComment',
    start: eleventy,
    end: (name) => `{% end${name} %}`,
    text: entities,
  }),
  Jekyll: (attributes) => jekyll('solitaire', attributes),
};

/**
 * The code of a game, puzzle or replay in one of the formats: `HTML`, `Frame` or the name of a shortcode; `undefined` if
 * the format has none.
 */
export function codeFor(format, page) {
  const { attributes, comments = [], tag = 'solitaire-game' } = page;
  if (format === 'HTML') return pageCode(page);
  if (format === 'Frame') return frameCode(page);
  const isReplay = tag === 'solitaire-replay';
  return isReplay && format === 'Jekyll'
    ? undefined
    : shortcodes[format]?.(attributes, isReplay ? comments : undefined);
}
