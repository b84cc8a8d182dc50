// The import graph of the built modules, as bundlers follow it: from each entry through its imports, and from `new
// Worker(new URL('…', import.meta.url))` into the worker.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { PACKED } from './packed.js';

const DIST = resolve(PACKED, 'dist');

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a syntax tree, from the top down. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) yield* nodesOf(child);
  }
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

const isNew = (node: unknown, name: string): node is Node & { arguments: readonly unknown[] } =>
  isNode(node) && node.type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === name;

interface Module {
  /** The addresses of its static and dynamic imports. */
  readonly imports: readonly string[];
  /** The URL of each worker that it starts; '' if it is not written in the form that bundlers expect. */
  readonly workers: readonly string[];
}

const known = new Map<string, Module>();

function moduleAt(file: string): Module {
  const module = known.get(file) ?? read(file);
  known.set(file, module);
  return module;
}

function read(file: string): Module {
  const imports: string[] = [];
  const workers: string[] = [];
  for (const node of nodesOf(parseAst(readFileSync(file, 'utf8')) as unknown as Node)) {
    const imported = textOf(node['source']);
    if (/^(Import|Export)/.test(node.type) && imported !== undefined) imports.push(imported);
    if (!isNew(node, 'Worker')) continue;
    const [address] = node.arguments;
    const source = isNew(address, 'URL') ? textOf(address.arguments[0]) : undefined;
    workers.push(source ?? '');
  }
  return { imports, workers };
}

/** Every file that a module reaches by imports, itself included. Packages are not followed. */
function graphOf(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const source of moduleAt(entry).imports) {
    if (source.startsWith('.')) graphOf(resolve(dirname(entry), source), seen);
  }
  return seen;
}

const modules = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.m?js$/.test(file) && !file.startsWith('types'))
  .map((file) => join(DIST, file));

describe('the modules of the package', () => {
  it.each(modules.map((file) => [file.slice(DIST.length + 1), file] as const))(
    '%s imports only existing files, and references a worker as bundlers expect it',
    (_, file) => {
      const { imports, workers } = moduleAt(file);
      for (const source of imports.filter((one) => one.startsWith('.')))
        expect(existsSync(resolve(dirname(file), source)), source).toBe(true);
      // the standalone bundle is its own worker, and the split build starts its worker through Trusted Types; bundlers must
      // not follow that
      if ([join(DIST, 'solitaire-elements.js'), join(DIST, 'split', 'core.js')].includes(file)) return;
      for (const source of workers) expect(resolve(dirname(file), source)).toBe(join(DIST, 'worker.js'));
    },
  );

  it('start a worker in at least one place: otherwise the tests here check nothing', () => {
    const starting = modules.filter((file) => moduleAt(file).workers.includes('../worker.js'));
    expect(starting.map((file) => file.slice(DIST.length + 1))).not.toEqual([]);
  });
});

describe('dist/worker.js', () => {
  const graph = [...graphOf(join(DIST, 'worker.js'))];

  it('starts no worker in its graph: next build (Turbopack) never finished on one that did', () => {
    const starting = graph.filter((file) => moduleAt(file).workers.length > 0);
    expect(starting.map((file) => file.slice(DIST.length + 1))).toEqual([]);
  });

  it('is one file that imports nothing', () => {
    expect(graph).toEqual([join(DIST, 'worker.js')]);
    expect(moduleAt(join(DIST, 'worker.js')).imports).toEqual([]);
  });
});
