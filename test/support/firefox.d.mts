// The types of firefox.mjs.
import type { LaunchOptions } from 'puppeteer-core';
export function findFirefox(): string | undefined;
export function firefoxOptions(): LaunchOptions | undefined;
