// Searches adapt to the device: small limits with little memory or a slow processor, and fewer searches while data or
// energy is saved.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a page loads it: it measures and asks once. */
const load = () => import('../../src/platform/device.js');
const afterCallbacks = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const LIMITS = { goal: 'aim', ms: 5000, memory: 128 * 2 ** 20 } as const;
const SMALL = { goal: 'aim', ms: 1000, memory: 32 * 2 ** 20 };

/** A clock on which each measured work takes one of these times in ms, in turn; the last one is repeated. */
function stubTimes(...times: number[]): { measured: number } {
  const count = { measured: 0 };
  let now = 0;
  let isStart = true;
  vi.stubGlobal('performance', {
    now: () => {
      if (!isStart) now += times[Math.min(count.measured++, times.length - 1)] as number;
      isStart = !isStart;
      return now;
    },
  });
  return count;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the limits of searches', () => {
  it('stay unchanged on a fast device with much memory, or whose memory is unknown', async () => {
    for (const navigator of [{ deviceMemory: 8 }, {}, undefined]) {
      vi.resetModules();
      vi.stubGlobal('navigator', navigator);
      stubTimes(1);
      expect((await load()).deviceLimits(LIMITS)).toEqual(LIMITS);
    }
  });

  it('are one second and 32 MiB on a device with at most 4 GiB', async () => {
    stubTimes(1);
    vi.stubGlobal('navigator', { deviceMemory: 4 });
    expect((await load()).deviceLimits(LIMITS)).toEqual(SMALL);
  });

  it('are one second and 32 MiB on a slow processor', async () => {
    vi.stubGlobal('navigator', { deviceMemory: 8 });
    stubTimes(4);
    expect((await load()).deviceLimits(LIMITS)).toEqual(SMALL);
  });

  it('are not reduced by a measurement that another program interrupts', async () => {
    const count = stubTimes(9, 9, 9, 1);
    const { deviceLimits } = await load();
    expect(deviceLimits(LIMITS)).toEqual(LIMITS);
    expect(count.measured).toBe(4);
  });

  it('are measured once', async () => {
    const count = stubTimes(1, 9);
    const { deviceLimits } = await load();
    deviceLimits(LIMITS);
    expect(deviceLimits(LIMITS)).toEqual(LIMITS);
    expect(count.measured).toBe(1);
  });

  it('stay as they are where they are smaller, and exist where there was none', async () => {
    stubTimes(9);
    const { deviceLimits } = await load();
    expect(deviceLimits({ ms: 300, memory: 2 ** 20 })).toEqual({ ms: 300, memory: 2 ** 20 });
    expect(deviceLimits({})).toEqual({ ms: 1000, memory: 32 * 2 ** 20 });
  });
});

describe('saving energy', () => {
  it('follows Save-Data, also if it changes', async () => {
    const connection = { saveData: false };
    vi.stubGlobal('navigator', { connection });
    const { savesEnergy } = await load();
    expect(savesEnergy()).toBe(false);
    connection.saveData = true;
    expect(savesEnergy()).toBe(true);
  });

  it('follows the battery: at most 20 %, and not charging', async () => {
    const battery = { level: 0.2, charging: false };
    const getBattery = vi.fn(() => Promise.resolve(battery));
    vi.stubGlobal('navigator', { getBattery });
    const { savesEnergy } = await load();
    expect(savesEnergy()).toBe(false);
    await afterCallbacks();
    expect(savesEnergy()).toBe(true);
    battery.charging = true;
    expect(savesEnergy()).toBe(false);
    Object.assign(battery, { level: 0.21, charging: false });
    expect(savesEnergy()).toBe(false);
    expect(getBattery).toHaveBeenCalledOnce();
  });

  it('is off where the battery is unknown, refused or replaced by the page', async () => {
    const faulty = [
      undefined,
      {},
      { getBattery: () => Promise.reject(new Error('not allowed')) },
      {
        getBattery: () => {
          throw new Error('replaced');
        },
      },
    ];
    for (const navigator of faulty) {
      vi.resetModules();
      vi.stubGlobal('navigator', navigator);
      const { savesEnergy } = await load();
      expect(savesEnergy()).toBe(false);
      await afterCallbacks();
      expect(savesEnergy()).toBe(false);
    }
  });
});
