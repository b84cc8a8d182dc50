// Posts the height that the game needs to the embedding page, so that the page can set the frame's height.
//
// The game fits a frame of any height, so the posted height is not the current height, but the height at which nothing
// is compressed. It depends only on the width: a page that sets the frame's height causes no further message.
import type { PostMessage } from './frame-messages.js';

/** The content of the frame: the game or, if it cannot be shown, a message. */
type FrameContent = HTMLElement & { readonly preferredHeight?: number };

export function followHeight(shown: FrameContent, post: PostMessage): void {
  let lastHeight = 0;
  const measure = (): void => {
    const height = Math.ceil(shown.preferredHeight ?? shown.getBoundingClientRect().height);
    // in a hidden frame or in full screen, the measured height does not apply to the frame
    if (!height || !innerWidth || document.fullscreenElement || height === lastHeight) return;
    lastHeight = height;
    post({ type: 'solitaire-elements:height', height });
  };
  new ResizeObserver(measure).observe(shown);
  // another game can need another height in a frame of the same size
  shown.addEventListener('solitaire-deal', () => requestAnimationFrame(measure));
}
