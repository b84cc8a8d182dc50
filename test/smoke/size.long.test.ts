// The check of the bundle's size: when it warns and fails, and what it says.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaints, weigh, type Weight } from '../../scripts/size.js';

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

const sized = (brotli: number): Weight => ({ ...record, total: { ...record.total, brotli } });

describe('the size check', () => {
  it('accepts the recorded size within the limit, and fails one byte above it', () => {
    expect(complaints(record, record, 400)).toEqual({ errors: [], warnings: [] });
    expect(complaints(record, record, 399).errors).toEqual([
      'solitaire-elements.js has 400 B brotli, 1 B above the limit. Since bench/size.json (400 B), brotli: no part.',
    ]);
  });

  it('accepts up to 1 % more than recorded, warns up to 3 %, and fails above', () => {
    const levels = [403, 405, 411, 413].map((brotli) => {
      const { errors, warnings } = complaints(sized(brotli), record, 1000);
      return [errors.length, warnings.length];
    });
    expect(levels).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
  });

  it('lists the parts that grew, most first', () => {
    const { errors } = complaints(grown, record, 400);
    const parts = 'Since bench/size.json (400 B), brotli: session +74, sounds +10, engine −4.';
    expect(errors[0]).toBe(`solitaire-elements.js has 480 B brotli, 80 B above the limit. ${parts}`);
    expect(errors[1]).toContain(`is 20.0 % larger than recorded. ${parts}`);
  });

  it('asks for a new record where the bundle got smaller', () => {
    const { errors, warnings } = complaints(sized(390), record, 400);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('smaller than recorded')]);
  });

  it('fails where there is no record', () => {
    expect(complaints(grown, undefined, 400).errors).toEqual([
      'There is no bench/size.json to compare with. Run: npm run size -- --update',
      'solitaire-elements.js has 480 B brotli, 80 B above the limit.',
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
    const [above] = complaints(await weigh([plant]), shipped, 0).errors;
    expect(above).toMatch(/\bbrotli: .*\bsession \+[\d,]{3,}/);
  }, 240_000);
});
