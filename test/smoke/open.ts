// Opens pages in the detected browser and records their console messages, requests and errors.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';

export const launch = async (): Promise<Browser> => puppeteer.launch(await findBrowser());

export interface RecordedPage {
  page: Page;
  /** `type: text` of every console message, uncaught error and failed request. */
  messages: string[];
  /** The URL of every request. */
  requests: string[];
}

/** Opens a new page and records it from the start. */
export async function openPage(browser: Pick<Browser, 'newPage'>): Promise<RecordedPage> {
  const page = await browser.newPage();
  const messages: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    const text = String(error);
    // Firefox reports policy violations as errors of a script; Chromium writes them to the console
    messages.push(
      text.startsWith('Error: Content-Security-Policy:') ? `error: ${text}` : `uncaught: ${text}`,
    );
  });
  page.on('requestfailed', (request) => messages.push(`failed request: ${request.url()}`));
  page.on('request', (request) => requests.push(request.url()));
  return { page, messages, requests };
}
