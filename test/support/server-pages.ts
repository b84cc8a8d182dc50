// Pages rendered on a server, with the files of docs/guides/server-rendering.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { CONSUMER } from '../smoke/packed.js';
import { filesOf, write } from '../smoke/guide.js';

const files = filesOf('server-rendering');

write(CONSUMER, files);

/** The output of Node for a script next to the reader's own files. */
function run(code: string, env: Readonly<Record<string, string>> = {}): string {
  const file = `${CONSUMER}/run.mjs`;
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], {
    cwd: CONSUMER,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  });
}

/** The stream of `render.mjs` of the guide as text, for each of several calls. */
export const tables = (
  calls: readonly (readonly [variant: string, controls: string])[],
  env?: Readonly<Record<string, string>>,
): string[] =>
  JSON.parse(
    run(
      `import { text } from 'node:stream/consumers';
      import { table } from './render.mjs';
      const made = [];
      for (const call of ${JSON.stringify(calls)}) made.push(await text(table(...call)));
      console.log(JSON.stringify(made));`,
      env,
    ),
  ) as string[];

/** The output of `@lit-labs/ssr` for a template, given as text, on a server with some languages. */
export const drawn = (
  template: string,
  env?: Readonly<Record<string, string>>,
  languages: readonly string[] = [],
): string =>
  JSON.parse(
    run(
      `import { html } from 'lit';
      import { render } from '@lit-labs/ssr';
      import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
      import 'solitaire-elements';
      ${languages.map((tag) => `import 'solitaire-elements/locales/${tag}.js';`).join('\n')}
      console.log(JSON.stringify(await collectResult(render(html\`${template}\`))));`,
      env,
    ),
  ) as string;

/** The page's script of the guide, hydration included, as bundled; `more` runs between its lines. */
export const hydratingScript = (more = ''): Promise<string> => {
  const [first = '', ...rest] = (files.get('page.mjs') ?? '').split('\n');
  return bundled([first, more, ...rest].join('\n'));
};

/** Only the first line of that script, for a page whose elements come from elsewhere. */
export const supportScript = (): Promise<string> =>
  bundled((files.get('page.mjs') ?? '').split('\n')[0] ?? '');

async function bundled(code: string): Promise<string> {
  const entry = `${CONSUMER}/page-entry.mjs`;
  writeFileSync(entry, code);
  const bundle = await rollup({
    input: entry,
    onLog: () => undefined,
    plugins: [
      nodeResolve({
        browser: true,
        exportConditions: ['production'],
        dedupe: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'],
      }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}
