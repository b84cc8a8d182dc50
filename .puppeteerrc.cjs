// The tests look for a browser themselves (test/support/browser.mjs): puppeteer need not fetch one.
module.exports = { skipDownload: true };
