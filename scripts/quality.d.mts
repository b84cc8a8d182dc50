// The types of quality.mjs.
export const QUALITY: string;

/** One thing that was measured. */
export interface Figure {
  readonly what: string;
  readonly aim?: string;
  readonly measured: string;
  /** Whether the measure meets the aim; absent where there is none. */
  readonly met?: boolean;
}

export interface QualityRecord {
  readonly command: string;
  readonly figures: readonly Figure[];
}

export function recordOf(name: string): QualityRecord;
export function fillFigures(text: string): Promise<string>;
