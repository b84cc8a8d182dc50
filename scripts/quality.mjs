// Writes the figures of bench/records/ into docs/quality.md (part of `npm run docs`): the measurements next to the
// targets. Each table is between two markers, `<!-- figures: soak -->` and `<!-- end of figures -->`; a test fails if
// they do not match the records.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

export const QUALITY = fileURLToPath(new URL('../docs/quality.md', import.meta.url));

/** The record of a tool: its command and its results. */
export const recordOf = (name) =>
  JSON.parse(readFileSync(new URL(`../bench/records/${name}.json`, import.meta.url), 'utf8'));

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const MET = { true: 'yes', false: '**no**', undefined: '' };

const tableOf = ({ command, figures }) =>
  [
    `\`${command}\``,
    '',
    '| | aim | measured | met |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ what, aim = '', measured, met }) =>
        `| ${[what, aim, measured, MET[String(met)] ?? ''].map(cell).join(' | ')} |`,
    ),
  ].join('\n');

/** Returns a text with its figures updated. */
export async function fillFigures(text) {
  const filled = text.replaceAll(
    /(<!-- figures: ([\w-]+) -->\n).*?(<!-- end of figures -->)/gs,
    (_, mark, name, end) => `${mark}\n${tableOf(recordOf(name))}\n\n${end}`,
  );
  return format(filled, { ...(await resolveConfig(QUALITY)), filepath: QUALITY });
}
