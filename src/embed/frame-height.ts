// Posts the height of the game to the embedding page whenever it changes, so that the page can set the frame's height.
//
// A scroll bar reduces the width, and so the height of the game and of the frame: the bar would appear and disappear
// without end. So the height is measured without a scroll bar, and a bar is shown only if the embedding page has not
// resized the frame in time.
import type { Tell } from './frame-messages.js';
import { NO_BAR } from './frame-styles.js';

/** A page that adjusts the height of the frame has done so after this time. */
const ANSWER_MS = 1000;

export function followHeight(game: HTMLElement, post: Tell): void {
  const { classList } = document.documentElement;
  let lastHeight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the embedding page does not adjust the height: the frame then scrolls if the game does not fit. */
  let scrolls = false;
  const measure = (): void => {
    classList.add(NO_BAR);
    const height = Math.ceil(game.getBoundingClientRect().height);
    const fits = innerHeight >= height;
    classList.toggle(NO_BAR, fits || !scrolls);
    // a hidden frame or full screen: the measured height is not one for the frame
    if (!height || !innerWidth || document.fullscreenElement) return;
    clearTimeout(timer);
    if (fits) scrolls = false;
    else timer = setTimeout(showScrollBar, ANSWER_MS);
    if (height === lastHeight) return;
    lastHeight = height;
    post({ type: 'solitaire-elements:height', height });
  };
  const showScrollBar = (): void => {
    scrolls = true;
    classList.remove(NO_BAR);
  };
  new ResizeObserver(measure).observe(game);
  addEventListener('resize', measure);
}
