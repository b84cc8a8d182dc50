// Writes the figures that a command has measured into docs/about/quality.md, next to their limits. The commands call it
// themselves, so that the page has the latest figures and no second copy. Each table is between two markers, `<!--
// figures: soak -->` and `<!-- end of figures -->`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const QUALITY = fileURLToPath(new URL('../docs/about/quality.md', import.meta.url));

/** A measured value with its aim. */
export interface Figure {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  /** Whether the measured value meets the aim. */
  readonly met: boolean;
}

/** Writes a text to a file in this project's format. */
export async function writePretty(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** Escapes a text for a cell of a Markdown table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const row = ({ what, aim, measured, met }: Figure): string =>
  `| ${[what, aim, measured, met ? 'yes' : '**no**'].map(cell).join(' | ')} |`;

/**
 * A page with the figures between the markers of this name replaced.
 * @throws If the page does not have the markers exactly once.
 */
export function withFigures(page: string, name: string, command: string, figures: readonly Figure[]): string {
  const parts = page.split(new RegExp(`(?<=<!-- figures: ${name} -->\n).*?(?=<!-- end of figures -->)`, 's'));
  const [before, after] = parts;
  if (before === undefined || after === undefined || parts.length > 2)
    throw new Error(`docs/about/quality.md needs the markers of "${name}" exactly once.`);
  const table = ['| | aim | measured | met |', '| --- | --- | --- | --- |', ...figures.map(row)].join('\n');
  return `${before}\n\`${command}\`\n\n${table}\n\n${after}`;
}

/** Writes figures between the markers of this name. */
export const writeFigures = (name: string, command: string, figures: readonly Figure[]): Promise<void> =>
  writePretty(QUALITY, withFigures(readFileSync(QUALITY, 'utf8'), name, command, figures));
