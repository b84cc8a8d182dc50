// Writes the code that adds a table to a page, for the configurator of the demo and the playground of Storybook.

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

/** The code of the element. Its content is shown on pages without scripts. */
export function elementCode(attributes, content = '', tag = 'solitaire-game') {
  const list = written(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${quoted(value)}"`,
  );
  return `<${[tag, ...list].join(' ')}>${content}</${tag}>`;
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

/** The code for a page: the language file if there is one, the module, the element and its custom properties. */
export function pageCode({ attributes, content, properties = {}, folder = '' }) {
  const language = attributes.lang && languageOf(attributes.lang);
  const rules = written(properties)
    .filter(isPlain)
    .map(([name, value]) => `${name}: ${value}`);
  return [
    ...(language ? [`<script src="${quoted(`${folder}locales/${language}.js`)}"></script>`] : []),
    `<script type="module" src="${quoted(`${folder}solitaire-elements.js`)}"></script>`,
    elementCode(attributes, content),
    ...(rules.length ? [`<style>solitaire-game { ${rules.join('; ')} }</style>`] : []),
  ].join('\n');
}

/** The heights of frames that are up to 800 pixels wide (docs/reference/embed.md). */
const HEIGHTS = { klondike: 730, reno: 780, cruel: 940, demon: 740, 'over-under': 530 };

/** The code of a frame, for sites that remove scripts: each attribute and each custom property is a parameter. */
export function frameCode({ attributes, properties = {}, folder = '', title = 'A game of patience' }) {
  const query = [...written(attributes), ...written(properties)]
    .map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  const address = `${folder}embed.html${query ? `?${query}` : ''}`;
  const height = HEIGHTS[attributes.variant ?? DEFAULTS.variant] ?? Math.max(...Object.values(HEIGHTS));
  return [
    `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${height}"`,
    '  style="border: 0" loading="lazy" allow="clipboard-write; fullscreen; web-share"></iframe>',
  ].join('\n');
}

/** A text in quotes, with backslashes and quotes escaped by a backslash. */
const literal = (text) => `"${String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The shortcodes and includes of docs/guides, each with its notation of attributes. */
export const shortcodes = {
  WordPress: (attributes) => {
    // a shortcode has no escapes, and a bracket ends it
    const plain = (text) => String(text).replaceAll(/["<>[\]]/g, '');
    const list = written(attributes).map(([name, value]) =>
      value === true ? name : `${name}="${plain(value)}"`,
    );
    return `[${['solitaire', ...list].join(' ')}]`;
  },
  Hugo: (attributes) => {
    const list = written(attributes).map(
      ([name, value]) => `${name}=${value === true ? value : literal(value)}`,
    );
    return `{{< ${['solitaire', ...list].join(' ')} >}}`;
  },
  Jekyll: (attributes) => {
    const list = written(attributes).map(
      ([name, value]) => `${name}=${value === true ? value : literal(value)}`,
    );
    return `{% include ${['solitaire.html', ...list].join(' ')} %}`;
  },
};
