// The check of the bundle's size: when it warns and fails, and what it reports.
import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { describe, expect, it } from 'vitest';
import { complaints, filesOf, weightOf, type Weight } from '../../scripts/size.js';

const record: Weight = {
  total: { min: 1000, gzip: 500, brotli: 400 },
  parts: { engine: 600, session: 400 },
};
const grown: Weight = {
  total: { min: 1300, gzip: 600, brotli: 480 },
  parts: { engine: 590, session: 650, sounds: 60 },
};

const sized = (brotli: number): Weight => ({ ...record, total: { ...record.total, brotli } });

describe('the size check', () => {
  it('accepts the recorded size within the limit, and fails one byte above it', () => {
    expect(complaints(record, record, 400)).toEqual({ errors: [], warnings: [] });
    expect(complaints(record, record, 399).errors).toEqual([
      'solitaire-elements.js has 400 B brotli, 1 B above the limit. Since bench/size.json (400 B), minified: no part.',
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

  it('lists the parts that grew, the largest growth first', () => {
    const { errors } = complaints(grown, record, 400);
    const parts = 'Since bench/size.json (400 B), minified: session +250, sounds +60, engine −10.';
    expect(errors[0]).toBe(`solitaire-elements.js has 480 B brotli, 80 B above the limit. ${parts}`);
    expect(errors[1]).toContain(`is 20.0 % larger than recorded. ${parts}`);
  });

  it('asks for a new record if the bundle became smaller', () => {
    const { errors, warnings } = complaints(sized(390), record, 400);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('smaller than recorded')]);
  });

  it('fails without a record', () => {
    expect(complaints(grown, undefined, 400).errors).toEqual([
      'There is no bench/size.json to compare with. Run: npm run size -- --update',
      'solitaire-elements.js has 480 B brotli, 80 B above the limit.',
    ]);
  });

  it('attributes nearly every byte of the bundle to a part', () => {
    const code = readFileSync('dist/solitaire-elements.js');
    const map = JSON.parse(readFileSync('dist/solitaire-elements.js.map', 'utf8')) as SourceMapPayload;
    const { total, parts } = weightOf(code, filesOf(code.toString('utf8'), map));
    const attributed = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    expect(attributed / total.min).toBeGreaterThan(0.95);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['lit', 'engine', 'solver', 'elements', 'texts']),
    );
  });
});
