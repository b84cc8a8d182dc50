// The styles of the page in the frame: only the game is visible.
const STYLES = 'body{margin:0}[role=alert]{margin:0;padding:1rem;font:1rem/1.5 system-ui}';

/** Adopts the styles as a constructed style sheet, because the content security policy allows no style element. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [sheet];
}
