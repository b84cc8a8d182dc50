// The types of browser.mjs.
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  headless: true | 'shell';
}
export function findBrowser(): Promise<FoundBrowser>;
