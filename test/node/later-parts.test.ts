// The parts that the split build loads later: they are used once they are loaded, unless that is too late, and the game
// continues if they cannot be loaded.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcer } from '../../src/controller/announcer.js';
import type { QueryContext } from '../../src/elements/input/where-text.js';
import { en } from '../../src/locales/en.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';

const ANSWERS = '../../src/elements/input/spoken-queries.js';
const ANIMATION = '../../src/elements/table/win-animation.js';
const SOUNDS = '../../src/platform/sound.js';

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Waits until a module is loaded, or failed to, and is used. */
async function settled(module: string): Promise<void> {
  await import(module).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

const offline = (): never => {
  throw new Error('offline');
};

describe('the answers to the query keys', () => {
  const formatter = new MessageFormatter(en, 'en');

  /** The announced texts after the keys of two questions. */
  async function announced(): Promise<readonly string[]> {
    const { announceAnswer } = await import('../../src/elements/input/announce-answer-split.js');
    const texts: string[] = [];
    const announcer = { announce: (text: string) => texts.push(text) } as unknown as Announcer;
    const context = { formatter, lastAnnounced: '7 of clubs.' } as QueryContext;
    for (let i = 0; i < 2; i++) {
      announceAnswer('sayLast', () => context, announcer);
      await settled(ANSWERS);
    }
    return texts;
  }

  it('are announced once they are loaded', async () => {
    vi.doUnmock(ANSWERS);
    expect(await announced()).toEqual(['7 of clubs.', '7 of clubs.']);
  });

  it('are replaced by a message if they cannot be loaded', async () => {
    vi.doMock(ANSWERS, offline);
    expect(await announced()).toEqual([en.notLoaded, en.notLoaded]);
    vi.doUnmock(ANSWERS);
  });
});

describe('the win animation', () => {
  /** Starts the animation. */
  async function start() {
    const stopped = vi.fn();
    const animateWin = vi.fn(() => stopped);
    vi.doMock(ANIMATION, () => ({ animateWin }));
    const split = await import('../../src/elements/table/win-animation-split.js');
    return { stop: split.animateWin([], {} as HTMLElement), animateWin, stopped };
  }

  it('starts once it is loaded, and can be stopped', async () => {
    const { stop, animateWin, stopped } = await start();
    await settled(ANIMATION);
    expect(animateWin).toHaveBeenCalledTimes(1);
    stop();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('does not start if it was stopped before it was loaded', async () => {
    const { stop, animateWin } = await start();
    stop();
    await settled(ANIMATION);
    expect(animateWin).not.toHaveBeenCalled();
  });
});

describe('the sounds', () => {
  async function player() {
    const play = vi.fn();
    vi.doMock(SOUNDS, () => ({ systemSounds: () => ({ play }) }));
    const { systemSounds } = await import('../../src/platform/sound-split.js');
    return { sounds: systemSounds(), play };
  }

  it('are played once they are loaded', async () => {
    const { sounds, play } = await player();
    sounds.play('drop');
    await settled(SOUNDS);
    sounds.play('home');
    expect(play.mock.calls).toEqual([['drop'], ['home']]);
  });

  it('are not played late', async () => {
    const { sounds, play } = await player();
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    sounds.play('drop');
    now.mockReturnValue(301);
    await settled(SOUNDS);
    expect(play).not.toHaveBeenCalled();
  });
});
