#!/usr/bin/env node
// Creates a folder to upload: the embed page with its files, and for each game a page that can be shared, with the
// oEmbed document that sites request when a user pastes the page's address (https://oembed.com).
//
//   npx --package=solitaire-elements solitaire-elements-oembed --base https://games.example/ --out public
//   node oembed.mjs --base https://games.example/ --out public 'variant=cruel&deal=260' 'variant=reno&daily'
//
// It ships as dist/oembed.mjs, beside the files it copies, and is the package's command `solitaire-elements-oembed`.
import { cpSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const HERE = new URL('.', import.meta.url);
const DIST = existsSync(new URL('embed.html', HERE)) ? HERE : new URL('../dist/', HERE);
const COPIED = ['embed.html', 'embed.js', 'solitaire-elements.js', 'solitaire-replay.js', 'locales', 'games'];

const WIDTH = 640;
/** The height of each game at that width, rounded up; other games get the first one. */
const HEIGHTS = { klondike: 690, reno: 680, cruel: 850, demon: 660, 'over-under': 500 };

const ALLOW = 'clipboard-write; fullscreen; web-share';

const USAGE = `Usage: solitaire-elements-oembed --base <address> --out <folder> [game …]

  --base   the address of the uploaded folder, such as https://games.example/
  --out    the folder; it is created if it does not exist
  --site   the name of your site; default: the host of --base
  --image  the address of a picture for previews (usually 1200 × 630)

A game is the query of embed.html, such as 'variant=cruel&deal=260'. Default: all five games.`;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]);

/** `over-under` → `Over-Under`. */
const titled = (name) => name.replace(/(^|-)./g, (letter) => letter.toUpperCase());

/** The file name, title and normalised query of a game. */
function gameOf(query, variants) {
  const request = new URLSearchParams(query);
  const variant = request.get('variant') ?? 'klondike';
  if (!variants.has(variant)) {
    throw new Error(
      `There is no game "${variant}" (in '${query}'). There are ${[...variants.keys()].join(', ')}.`,
    );
  }
  const others = [...request].filter(([name]) => name !== 'variant').flat();
  const name = [variant, ...others]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const deal = request.get('deal');
  const daily = request.has('daily') && !request.get('daily');
  const title = `${titled(variant)}${deal ? `, deal ${deal}` : daily ? ', daily deal' : ''}`;
  request.set('variant', variant);
  return { name, title, variant, query: request.toString() };
}

function frameOf({ title, variant, query }, base) {
  const src = new URL(`embed.html?${query}`, base).href;
  const height = HEIGHTS[variant] ?? HEIGHTS.klondike;
  const attributes = { src, title, width: WIDTH, height, frameborder: 0, loading: 'lazy', allow: ALLOW };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  return { height, html: `<iframe${text.join('')}></iframe>` };
}

/** The oEmbed 1.0 document. */
const documentOf = (game, { base, site }) => ({
  version: '1.0',
  type: 'rich',
  title: game.title,
  provider_name: site,
  provider_url: base,
  cache_age: 86400,
  width: WIDTH,
  ...frameOf(game, base),
});

/** A page that can be played, linked to and shared. */
function pageOf(game, { base, site, image }) {
  const { html } = frameOf(game, base);
  const address = new URL(`${game.name}.html`, base).href;
  const said = `Play a solitaire game: ${game.title}.`;
  const meta = [
    ['name', 'description', said],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', site],
    ['property', 'og:title', game.title],
    ['property', 'og:description', said],
    ['property', 'og:url', address],
    ...(image ? [['property', 'og:image', image]] : []),
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', game.title],
    ['name', 'twitter:description', said],
    ...(image ? [['name', 'twitter:image', image]] : []),
  ].map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(`${game.title} – ${site}`)}</title>
${meta.join('\n')}
<link rel="canonical" href="${escape(address)}">
<link rel="alternate" type="application/json+oembed" href="${escape(new URL(`oembed/${game.name}.json`, base).href)}" title="${escape(game.title)}">
<style>
  body { max-width: 60rem; margin: 1rem auto; padding: 0 max(0.5rem, 2vw); font-family: system-ui, sans-serif }
  iframe { display: block; width: 100% }
  pre { padding: 1rem; border: 1px solid; border-radius: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${escape(game.title)}</h1>
${html}
<script>
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data.type === 'solitaire-elements:height') frame.height = Math.min(data.height, innerHeight);
  });
</script>
<p>To show this game on your own page, paste the address of this page or these lines.</p>
<pre><code>${escape(html)}</code></pre>
</body>
</html>
`;
}

/** The headers file for hosts that support it (Netlify, Cloudflare Pages). */
const HEADERS = `/*
  Access-Control-Allow-Origin: *
/oembed/*
  Content-Type: application/json; charset=utf-8
`;

const readme = ({ base, site }, games) => `# Solitaire games for ${site}

Upload everything in this folder to ${base}

${games.map(({ name, title }) => `- ${title}: ${new URL(`${name}.html`, base).href}`).join('\n')}

The server has to send these headers:

| header | where | why |
|---|---|---|
| \`Access-Control-Allow-Origin: *\` | all files | a sandboxed frame loads its scripts from an opaque origin |
| \`Content-Type: text/javascript\` | \`.js\` | browsers load modules of no other type |
| \`Content-Type: application/json\` | \`oembed/*.json\` | the specification requires it |

With \`embed.html\`, it must not send \`X-Frame-Options\`, \`Content-Security-Policy: frame-ancestors\` or \`Cross-Origin-Resource-Policy: same-origin\`, which would forbid the frames.

The file \`_headers\` configures this for Netlify and Cloudflare Pages. GitHub Pages sends these headers by default. For Apache, in \`.htaccess\`:

    Header set Access-Control-Allow-Origin "*"

For nginx:

    add_header Access-Control-Allow-Origin "*" always;

Sites request the document from the address in the page's \`<link rel="alternate">\`. A static host cannot respect a requested size (\`maxwidth\`, \`maxheight\`): the game uses the width of its frame.
`;

/** Writes the folder, and returns the names of its games. */
export async function writeFolder({ base, out, site, image, queries = [] }) {
  const address = URL.canParse(base ?? '') ? new URL(base) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(
      `--base has to be a complete address, such as https://games.example/, not "${base ?? ''}".`,
    );
  }
  if (!out) throw new Error('--out has to be a folder.');
  address.search = address.hash = '';
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  if (!existsSync(new URL('embed.html', DIST)))
    throw new Error('The package is not built yet: run npm run build.');
  const { variants } = await import(new URL('engine.js', DIST).href);
  const place = { base: address.href, site: site ?? address.host, image };
  const requested = queries.length ? queries : [...variants.keys()].map((variant) => `variant=${variant}`);
  const games = requested.map((query) => gameOf(query, variants));

  const folder = resolve(out);
  mkdirSync(join(folder, 'oembed'), { recursive: true });
  for (const name of COPIED) {
    cpSync(fileURLToPath(new URL(name, DIST)), join(folder, name), { recursive: true });
  }
  for (const game of games) {
    writeFileSync(join(folder, `${game.name}.html`), pageOf(game, place));
    writeFileSync(
      join(folder, 'oembed', `${game.name}.json`),
      `${JSON.stringify(documentOf(game, place), null, 2)}\n`,
    );
  }
  writeFileSync(join(folder, '_headers'), HEADERS);
  writeFileSync(join(folder, 'README.md'), readme(place, games));
  return games.map(({ name }) => name);
}

// npm and npx run it through a link in node_modules/.bin
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    const text = { type: 'string' };
    const { values, positionals } = parseArgs({
      options: { base: text, out: text, site: text, image: text, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) console.log(USAGE);
    else {
      const names = await writeFolder({ ...values, queries: positionals });
      console.log(`${values.out}: ${names.map((name) => `${name}.html`).join(', ')}`);
    }
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
