// The gate on the one module's size: what it says where something grew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaints, weigh, type Weight } from '../../scripts/size.mjs';

const record: Weight = {
  total: { min: 1000, gzip: 500, brotli: 400 },
  parts: { engine: { min: 600, brotli: 250 }, session: { min: 400, brotli: 150 } },
};
const grown: Weight = {
  total: { min: 1300, gzip: 600, brotli: 480 },
  parts: {
    engine: { min: 590, brotli: 246 },
    session: { min: 650, brotli: 224 },
    sounds: { min: 60, brotli: 10 },
  },
};

describe('the size gate', () => {
  it('is content with what is recorded and within the limit, to the byte', () => {
    expect(complaints(record, record, 400)).toEqual([]);
    expect(complaints(record, record, 399)).toEqual([
      'solitaire-elements.js has 400 B brotli, 1 B above the limit. Since bench/size.json (400 B), brotli: no part.',
    ]);
  });

  it('says what grew, most first, above the limit', () => {
    expect(complaints(grown, record, 400)[0]).toBe(
      'solitaire-elements.js has 480 B brotli, 80 B above the limit. ' +
        'Since bench/size.json (400 B), brotli: session +74, sounds +10, engine −4.',
    );
  });

  it('says what grew within the limit, too, by a single byte of minified code', () => {
    const one = { ...record, total: { ...record.total, min: 1001 } };
    expect(complaints(one, record, 1000)).toEqual([
      expect.stringContaining('1,000 B minified, the build has 1,001 B'),
    ]);
    expect(complaints(grown, record, 1000)).toEqual([
      expect.stringContaining(
        'Minified: session +250, sounds +60, engine −10. Run: npm run size -- --update',
      ),
    ]);
  });

  it('asks for a record where there is none', () => {
    expect(complaints(grown, undefined, 400)).toEqual([
      expect.stringContaining('There is no bench/size.json to compare with.'),
      expect.stringContaining('Run: npm run size -- --update'),
    ]);
  });

  it('finds what is planted in a part', async () => {
    const numbers = Array.from({ length: 400 }, (_, i) => (i * 7919) % 1009).join();
    const plant = {
      name: 'plant',
      transform: (code: string, id: string) =>
        id.endsWith('/session/session.ts') ? `${code}\nglobalThis.planted = '${numbers}';` : null,
    };
    const shipped = JSON.parse(readFileSync('bench/size.json', 'utf8')) as Weight;
    const [above = '', stale = ''] = complaints(await weigh([plant]), shipped, 0);
    expect(above).toMatch(/\bbrotli: .*\bsession \+[\d,]{3,}/);
    expect(stale).toMatch(/\bMinified: .*\bsession \+[\d,]{4,}/);
  }, 240_000);
});
