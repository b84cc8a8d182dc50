// Sound effects, synthesised with Web Audio so that no file has to be loaded.

export type SoundName = 'lift' | 'drop' | 'turn' | 'deal' | 'home' | 'refuse' | 'win';

/** One tone: frequency in hertz (negative: filtered noise), start and duration in seconds, gain. */
type Tone = readonly [hertz: number, at: number, seconds: number, gain: number];

const tones: Readonly<Record<SoundName, readonly Tone[]>> = {
  lift: [[-2400, 0, 0.06, 0.1]],
  drop: [
    [-700, 0, 0.1, 0.15],
    [-2600, 0, 0.04, 0.1],
  ],
  turn: [
    [-3200, 0, 0.05, 0.08],
    [-1300, 0.05, 0.08, 0.15],
  ],
  deal: [0, 1, 2, 3, 4].map((n) => [-2200 + n * 200, n * 0.04, 0.06, 0.13]),
  home: [
    [659, 0, 0.12, 0.05],
    [988, 0.07, 0.18, 0.05],
  ],
  refuse: [
    [196, 0, 0.1, 0.06],
    [165, 0.09, 0.14, 0.06],
  ],
  win: [523, 659, 784, 1047, 1319].map((hertz, n) => [hertz, n * 0.11, n < 4 ? 0.35 : 0.7, 0.06]),
};

/** A sound that would start later than this, in ms, is discarded. */
const LATE_MS = 300;

let audio: AudioContext | undefined;
let noise: AudioBuffer;

/** The audio context, shared by all games of a page and created for the first sound. */
function context(): AudioContext {
  if (audio) return audio;
  audio = new AudioContext();
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return audio;
}

function playTone(to: AudioContext, [hertz, at, seconds, gain]: Tone): void {
  const start = to.currentTime + at;
  const volume = to.createGain();
  // a short fade-in prevents a click
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  volume.connect(to.destination);
  let source: OscillatorNode | AudioBufferSourceNode;
  if (hertz > 0) {
    source = new OscillatorNode(to, { type: 'triangle', frequency: hertz });
    source.connect(volume);
  } else {
    source = new AudioBufferSourceNode(to, { buffer: noise });
    source.connect(new BiquadFilterNode(to, { type: 'bandpass', frequency: -hertz })).connect(volume);
  }
  source.start(start);
  source.stop(start + seconds);
}

/**
 * Plays a sound. Never throws; without audio support or permission nothing happens.
 *
 * @param requestedAt The time in ms when the sound was requested, by `performance.now()`.
 */
export function playSound(name: SoundName, requestedAt: number): void {
  try {
    const to = context();
    // autoplay policies delay this until the next user gesture
    void to.resume().then(
      () => {
        if (performance.now() - requestedAt < LATE_MS) for (const tone of tones[name]) playTone(to, tone);
      },
      () => undefined,
    );
  } catch {
    // no audio support
  }
}
