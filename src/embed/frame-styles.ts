// How the page in the frame looks: nothing of it is seen but the game.

/** A class of the root: the page scrolls, but shows no bar. */
export const NO_BAR = 'no-bar';

const STYLES = `body{margin:0}[role=alert]{margin:0;padding:1rem;font:1rem/1.5 system-ui}.${NO_BAR}{scrollbar-width:none}`;

/** As a sheet of its own: a style element would need leave from the content security policy. */
export function dress(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [sheet];
}
