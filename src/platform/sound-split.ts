// Replaces sound.ts in the split build: loads the sounds later. If they cannot be loaded, the game is silent.
import { LaterModule } from './later-module.js';
import type * as Sound from './sound.js';

/** A sound that would start later than this, in ms, is discarded. */
const LATE_MS = 300;

const sounds = new LaterModule(() => import('./sound.js'));

export const systemSounds: typeof Sound.systemSounds = () => ({
  play(name) {
    const requestedAt = performance.now();
    sounds.use(({ systemSounds }) => {
      if (performance.now() - requestedAt < LATE_MS) systemSounds().play(name);
    });
  },
});
