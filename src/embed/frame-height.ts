// How high the frame ought to be: as the game in it. Told whenever it changes.
//
// A scroll bar would take some of the width, so the game would be lower, so the frame, so the bar would come and go for
// ever. Heights are told as without one, therefore; and there is none, until a page that follows would have done so.
import type { Tell } from './frame-messages.js';
import { NO_BAR } from './frame-styles.js';

/** A page that follows has answered by then. */
const ANSWER_MS = 1000;

export function followHeight(game: HTMLElement, tell: Tell): void {
  const { classList } = document.documentElement;
  let told = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The page around does not follow: what does not fit is scrolled. */
  let scrolls = false;
  const measure = (): void => {
    classList.add(NO_BAR);
    const height = Math.ceil(game.getBoundingClientRect().height);
    const fits = innerHeight >= height;
    classList.toggle(NO_BAR, fits || !scrolls);
    // not shown, or filling the screen: that is no height for a frame
    if (!height || !innerWidth || document.fullscreenElement) return;
    clearTimeout(waiting);
    if (fits) scrolls = false;
    else waiting = setTimeout(giveBar, ANSWER_MS);
    if (height === told) return;
    told = height;
    tell({ type: 'solitaire-elements:height', height });
  };
  const giveBar = (): void => {
    scrolls = true;
    classList.remove(NO_BAR);
  };
  new ResizeObserver(measure).observe(game);
  addEventListener('resize', measure);
}
