// What the device allows searches to use, and whether its user saves data or energy.
import type { Search, SearchLimits } from '../solver/search.js';
import { listOf } from '../engine/lists.js';

/** The limits on a device with little memory or a slow processor: one second, 32 MiB. */
const SMALL = { ms: 1000, memory: 32 * 2 ** 20 } as const;
/** Memory of the device in GiB, as `navigator.deviceMemory` reports it, up to which the limits are small. */
const LITTLE_MEMORY = 4;
/** The time in ms for {@link work} from which a processor is slow; a laptop of 2020 takes 0.5 to 1.3 ms. */
const SLOW_MS = 2.5;
/** Attempts to do the work in less time, because other programs can interrupt one. */
const ATTEMPTS = 8;
/** The battery level up to which energy is saved while the device is not charging. */
const LOW_BATTERY = 0.2;

/** The part of the Battery Status API that is used. */
interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

/** Properties of `navigator` that only some browsers have. */
interface Device {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
  getBattery?(): Promise<Battery>;
}

const device = (): Device => (typeof navigator === 'undefined' ? {} : (navigator as Device));

/** Typical work of a script: allocation, calls and branches. */
const work = (): number[] => listOf(2000, (i) => (i * 7919) % 2003).sort((a, b) => a - b);

function timeOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

function isSlow(): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (timeOf(work) < SLOW_MS) return false;
  return true;
}

/** Whether the device has little memory or a slow processor; measured once, before the first search. */
let isModest: boolean | undefined;

/** Reduces the limits of a search on a device with little memory or a slow processor. */
export function deviceLimits(limits: SearchLimits): SearchLimits {
  isModest ??= (device().deviceMemory ?? Infinity) <= LITTLE_MEMORY || isSlow();
  if (!isModest) return limits;
  return {
    ...limits,
    ms: Math.min(limits.ms ?? Infinity, SMALL.ms),
    memory: Math.min(limits.memory ?? Infinity, SMALL.memory),
  };
}

/** A search with limits that are adapted to the device. */
export const withDeviceLimits =
  (search: Search): Search =>
  (position, limits = {}) =>
    search(position, deviceLimits(limits));

/** The battery, once the browser has reported it. */
let battery: Battery | undefined;
let isAsked = false;

/** Asks for the battery once. Browsers without the interface, and pages that may not use it, have none. */
function askForBattery(): void {
  if (isAsked) return;
  isAsked = true;
  try {
    void device()
      .getBattery?.()
      .then(
        (found) => (battery = found),
        () => undefined,
      );
  } catch {
    // a page replaced the function
  }
}

/**
 * Whether the user saves data (`Save-Data`), or the battery is low and not charging. The first call may be too early to
 * know the battery.
 */
export function savesEnergy(): boolean {
  askForBattery();
  if (device().connection?.saveData) return true;
  return battery !== undefined && !battery.charging && battery.level <= LOW_BATTERY;
}
