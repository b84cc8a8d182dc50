// Every entry of the package can be imported in Node: nothing throws, nothing is printed, nothing keeps Node running,
// and no globals are added except those of Lit and the shared registries.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CONSUMER, filesOf, PACKED } from './packed.js';

const pkg = JSON.parse(readFileSync(`${PACKED}/package.json`, 'utf8')) as {
  exports: Record<string, unknown>;
};
const entries = Object.keys(pkg.exports)
  // embed.js is the script of embed.html and runs in that page only
  .filter((name) => !/\.(json|html|css)$|^\.\/embed\.js$/.test(name))
  .flatMap(filesOf)
  .map((name) => name.replace(/^\./, 'solitaire-elements'));

/** Lit's registry, and its list of versions. */
const LITS = [
  'customElements',
  'litElementVersions',
  'litHtmlVersions',
  'litPropertyMetadata',
  'litServerRoot',
  'reactiveElementVersions',
];
/** The state that all copies of the package share. */
const OURS = ['Symbol(solitaire-elements.languages)', 'Symbol(solitaire-elements.variants)'];

/** The output of Node for a text that runs as a module; a process that does not exit is a failure. */
async function print(code: string): Promise<string> {
  const args = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: CONSUMER,
    timeout: 50_000,
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

describe('in Node', () => {
  it.each(entries)('%s can be imported, and adds no globals', async (name) => {
    const code = `
      const of = () => new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));
      const text = (one) => [one?.value, one?.get, one?.set, one?.enumerable, one?.configurable];
      // Node creates them on first use
      void [atob, btoa];
      const before = of();
      await import('${name}');
      const after = of();
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
        const [a, b] = [text(before.get(key)), text(after.get(key))];
        return !before.has(key) || !after.has(key) || a.some((value, at) => !Object.is(value, b[at]));
      });
      const active = process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|Port|Worker/.test(name));
      console.log(JSON.stringify({ changed: changed.map(String), active }));`;
    const { changed, active } = JSON.parse(await print(code)) as { changed: string[]; active: string[] };
    expect(changed.filter((key) => ![...LITS, ...OURS].includes(key))).toEqual([]);
    expect(active).toEqual([]);
  });

  it('the standalone bundle defines no elements if its classes do not extend HTMLElement', async () => {
    const code = `
      await import('lit');
      const { SolitaireGame, Game } = await import('solitaire-elements/solitaire-elements.js');
      console.log(customElements.get('solitaire-game') === undefined, typeof SolitaireGame, Game.deal('reno', { deal: 1 }).position.status);`;
    expect(await print(code)).toBe('true function playing');
  });

  it('the modules for bundlers define the elements in the registry that Lit provides', async () => {
    const code = `
      const { SolitaireGame, PlayingCard, CardPile } = await import('solitaire-elements');
      console.log(customElements.get('solitaire-game') === SolitaireGame, customElements.get('playing-card') === PlayingCard, customElements.get('card-pile') === CardPile);
      for (const Made of [SolitaireGame, PlayingCard, CardPile]) new Made();`;
    expect(await print(code)).toBe('true true true');
  });
});
