// The styles of the page in the frame: only the game is visible.
const STYLES = 'body{margin:0}[role=alert]{margin:0;padding:1rem;font:1rem/1.5 system-ui}';

/** Adopts the styles as a constructed sheet: the content security policy would have to allow a style element. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [sheet];
}
