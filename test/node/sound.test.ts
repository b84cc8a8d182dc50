// Sounds, recorded by a mock of the browser's audio: quiet, short, and never late.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundName } from '../../src/platform/sound.js';

const NAMES: readonly SoundName[] = ['lift', 'drop', 'turn', 'deal', 'home', 'refuse', 'win'];

/** The recorded calls of the audio API. */
interface RecordedAudio {
  contexts: number;
  gains: number[];
  /** The start and the end of each sound. */
  spans: { start: number; end: number }[];
}

/** A mock of the browser's audio; `allowed`: resolves when the page may play sounds. */
function recordAudio(allowed: Promise<void>): RecordedAudio {
  const audio: RecordedAudio = { contexts: 0, gains: [], spans: [] };
  class Source {
    readonly #span = { start: NaN, end: NaN };
    connect = (to: unknown) => to;
    start(at: number) {
      this.#span.start = at;
      audio.spans.push(this.#span);
    }
    stop(at: number) {
      this.#span.end = at;
    }
  }
  class Context {
    readonly currentTime = 0;
    readonly sampleRate = 8000;
    readonly destination = {};
    constructor() {
      audio.contexts++;
    }
    resume = () => allowed;
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    createGain = () => ({
      gain: {
        setValueAtTime: (value: number) => audio.gains.push(value),
        exponentialRampToValueAtTime: (value: number) => audio.gains.push(value),
      },
      connect: (to: unknown) => to,
    });
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Source);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('BiquadFilterNode', Source);
  return audio;
}

/** A new instance of the module, because it keeps one audio context for the page. */
const freshSounds = async () => {
  vi.resetModules();
  const { playSound } = await import('../../src/platform/sound.js');
  return { play: (name: SoundName) => playSound(name, performance.now()) };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('sounds', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(NAMES)('%s is quiet and short', async (name) => {
    const audio = recordAudio(Promise.resolve());
    (await freshSounds()).play(name);
    await settled();
    expect(audio.spans.length).toBeGreaterThan(0);
    expect(Math.max(...audio.gains)).toBeLessThanOrEqual(0.15);
    expect(Math.min(...audio.gains), 'an exponential ramp cannot reach 0').toBeGreaterThan(0);
    expect(Math.max(...audio.spans.map(({ end }) => end))).toBeLessThanOrEqual(name === 'win' ? 1.2 : 0.25);
    expect(audio.spans.every(({ start, end }) => end > start)).toBe(true);
  });

  it('starts the audio context with the first sound, once for all games of a page', async () => {
    const audio = recordAudio(Promise.resolve());
    const first = await freshSounds();
    expect(audio.contexts).toBe(0);
    const { playSound } = await import('../../src/platform/sound.js');
    first.play('lift');
    playSound('drop', performance.now());
    await settled();
    expect(audio.contexts).toBe(1);
  });

  it('drops sounds that would be late', async () => {
    let allow = (): void => undefined;
    const audio = recordAudio(new Promise((resolve) => (allow = resolve)));
    const sounds = await freshSounds();
    sounds.play('deal');
    await vi.advanceTimersByTimeAsync(5000);
    allow();
    await settled();
    expect(audio.spans).toEqual([]);
    sounds.play('lift');
    await settled();
    expect(audio.spans).toHaveLength(1);
  });

  it('never throws: without audio, or if autoplay is blocked', async () => {
    const silent = await freshSounds();
    for (const name of NAMES) silent.play(name);
    recordAudio(Promise.reject(new Error('not allowed')));
    const denied = await freshSounds();
    for (const name of NAMES) denied.play(name);
    await settled();
  });
});
