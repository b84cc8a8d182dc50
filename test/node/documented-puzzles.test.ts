// The puzzles in the documentation and in the demo can be solved: readers copy them.
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/solver.js';
import { gameAfter } from '../support/decks.js';
import { DOCS, read } from '../support/documents.js';

const PAGES = [...DOCS, 'README.md', 'integrations/wordpress/solitaire-elements/readme.txt'];

interface Puzzle {
  readonly variant: string;
  readonly deal: number;
  readonly line: string;
  /** The maximum number of moves, if it has one. */
  readonly most: number | undefined;
}

const LINE = /line="?([^"&]+)/;

/** The puzzles of a text: elements, shortcodes and addresses. */
function puzzlesOf(text: string): Puzzle[] {
  const parts = text.replaceAll(/<solitaire-game\s[^>]*>/g, (tag) => tag.replaceAll(/\s+/g, ' ')).split('\n');
  return parts.flatMap((part) => {
    const [, variant] = /variant="?([\w-]+)/.exec(part) ?? [];
    const [, deal] = /deal="?(\d+)/.exec(part) ?? [];
    const [, line] = LINE.exec(part) ?? [];
    const [found, most] = /\bpuzzle(?:="?(\d+))?/.exec(part.replace(LINE, '')) ?? [];
    if (!variant || !deal || !line || !found) return [];
    return [{ variant, deal: Number(deal), line, most: most === undefined ? undefined : Number(most) }];
  });
}

function fewestMoves({ variant, deal, line, most }: Puzzle): number | undefined {
  const { position } = gameAfter(variant, deal, line);
  const found = solve(position, most === undefined ? {} : { goal: 'shortest' });
  return found.verdict === 'winnable' ? found.line?.length : undefined;
}

const DOCUMENTED = PAGES.flatMap((page) => puzzlesOf(read(page)).map((puzzle) => ({ page, ...puzzle })));

describe('a documented puzzle', () => {
  it.each(DOCUMENTED)('$page: $variant, deal $deal, $line, can be solved', (puzzle) => {
    const fewest = fewestMoves(puzzle);
    expect(fewest).toBeDefined();
    expect(fewest).toBeLessThanOrEqual(puzzle.most ?? Infinity);
  });

  it('is found in each way of writing it', () => {
    expect(DOCUMENTED.length).toBeGreaterThan(7);
    expect(DOCUMENTED.some(({ most }) => most !== undefined)).toBe(true);
  });
});

it('the puzzle that the form of the demo shows first can be solved', () => {
  const html = read('demo/index.html');
  const [, deal = ''] = /id="number"[^>]*value="(\d+)"/.exec(html) ?? [];
  const [, line = ''] = /id="line"[^>]*value="([^"]+)"/.exec(html) ?? [];
  expect(fewestMoves({ variant: 'klondike', deal: Number(deal), line, most: undefined })).toBeDefined();
});
