// The tests find a browser themselves (test/support/browser.mjs), so puppeteer does not have to download one.
module.exports = { skipDownload: true };
