// Writes the code that brings a table onto a page, for whoever has chosen its attributes: the demo's “Make it yours”
// and Storybook's playground.

/**
 * What holds anyway, and need not be written. Rules of the game are not among them: a rule that is written, even the
 * default, is fixed for the players.
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

/** A text as it stands between the quotes of an attribute. */
const quoted = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What has to be written, as pairs; `true` is an attribute without a value. */
const written = (attributes) =>
  Object.entries(attributes).filter(
    ([name, value]) =>
      value !== undefined && value !== null && value !== false && value !== '' && value !== DEFAULTS[name],
  );

/** The element alone, around what is shown where no script runs. */
export function elementCode(attributes, content = '', tag = 'solitaire-game') {
  const list = written(attributes).map(([name, value]) =>
    value === true ? name : `${name}="${quoted(value)}"`,
  );
  return `<${[tag, ...list].join(' ')}>${content}</${tag}>`;
}

/** The languages besides English, each in a file of its own. */
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

/** The language whose file is meant by a tag, `de` by `de-AT`: that of the same language and script. */
function languageOf(tag) {
  const meant = (one) => {
    const { language, script } = new Intl.Locale(one).maximize();
    return `${language}-${script}`;
  };
  try {
    return LANGUAGES.find((one) => meant(one) === meant(tag));
  } catch {
    return undefined; // it is no tag
  }
}

/** A custom property that stays one in a style sheet. */
const isPlain = ([name, value]) => /^--[\w-]+$/.test(name) && !/[<{};\\]|\/\*/.test(value);

/** The lines for a page: the module, another language if there is one, the element, its custom properties. */
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

/** How high a frame of up to 800 pixels' width has to be (docs/reference/embed.md). */
const HEIGHTS = { klondike: 730, reno: 780, cruel: 940, demon: 740, 'over-under': 530 };

/** The same as a frame, for sites that strip scripts: each attribute and each custom property is a parameter. */
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

/** A text between quotes, where a backslash keeps them apart. */
const literal = (text) => `"${String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** By the shortcodes and includes of docs/guides: attributes as they stand there. */
export const shortcodes = {
  WordPress: (attributes) => {
    // there are no escapes, and a bracket ends it
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
