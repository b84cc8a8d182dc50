// Opens pages in the detected browser and records their console messages, requests and errors.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';

export const launch = async (): Promise<Browser> => puppeteer.launch(await findBrowser());

export interface Watched {
  page: Page;
  /** `type: text` of every console message and uncaught error. */
  said: string[];
  /** The URL of every request. */
  requests: string[];
}

/** A new page that is recorded from the start. */
export async function watch(browser: Pick<Browser, 'newPage'>): Promise<Watched> {
  const page = await browser.newPage();
  const said: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    const text = String(error);
    // Firefox reports policy violations as errors of a script; Chromium writes them to the console
    said.push(text.startsWith('Error: Content-Security-Policy:') ? `error: ${text}` : `uncaught: ${text}`);
  });
  page.on('requestfailed', (request) => said.push(`failed request: ${request.url()}`));
  page.on('request', (request) => requests.push(request.url()));
  return { page, said, requests };
}
