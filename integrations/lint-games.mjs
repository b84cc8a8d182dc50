#!/usr/bin/env node
// Prints the mistakes in descriptions of games: errors, which defineVariant refuses, and warnings.
//
//   npx --package=solitaire-elements solitaire-elements-lint my-game.json my-other-game.js
//
// It ships as dist/lint-games.mjs, beside lint.js, and is the package's command `solitaire-elements-lint`.
import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const USAGE = `Usage: solitaire-elements-lint <file> …

A file is a description of a game: JSON, or a module (.js, .mjs) with the description as its default export.
Ends with status 1 if there is any message.`;

/** The description in a file. */
async function readGame(file) {
  if (/\.m?js$/.test(file)) {
    const module = await import(pathToFileURL(resolve(file)).href);
    if (!('default' in module)) throw new Error('The module has no default export.');
    return module.default;
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Prints the messages about each file.
 *
 * @param {readonly string[]} files
 * @param {(line: string) => void} print
 * @returns {Promise<number>} the status of the process
 */
export async function lintGames(files, print) {
  const { lintVariant } = await import(new URL('lint.js', import.meta.url).href);
  let status = 0;
  for (const file of files) {
    let messages;
    try {
      messages = lintVariant(await readGame(file));
    } catch (error) {
      messages = [
        { severity: 'error', path: '', message: error instanceof Error ? error.message : String(error) },
      ];
    }
    for (const { severity, path, message } of messages) {
      // the message of an error contains the path
      print(`${file}: ${severity}: ${severity === 'error' ? '' : `${path} `}${message}`);
      status = 1;
    }
    if (!messages.length) print(`${file}: no mistakes found`);
  }
  return status;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const files = process.argv.slice(2);
  if (!files.length || files.some((file) => file.startsWith('-'))) {
    console.log(USAGE);
    process.exitCode = files.includes('--help') ? 0 : 1;
  } else process.exitCode = await lintGames(files, (line) => console.log(line));
}
