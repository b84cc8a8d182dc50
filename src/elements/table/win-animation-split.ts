// Replaces win-animation.ts in the split build: loads the animation later. If it cannot be loaded, the cards do not move.
import { LaterModule } from '../../platform/later-module.js';
import type * as Animation from './win-animation.js';

const animation = new LaterModule(() => import('./win-animation.js'));

export const animateWin: typeof Animation.animateWin = (nodes, grid) => {
  let stopped = false;
  let stop = (): void => {
    stopped = true;
  };
  animation.use((module) => {
    if (!stopped) stop = module.animateWin(nodes, grid);
  });
  return () => stop();
};
