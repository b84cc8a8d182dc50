// The script that the standalone bundle starts as its worker: itself. In the split build, own-worker-split.ts replaces
// this file.
export const WORKER_URL = import.meta.url;

/** The file's name, optionally with a version. A file with another name may be a bundle of the whole page. */
export const WORKER_FILE = /\/solitaire-elements([-@.]?\d[\d.]*)?(\.min)?\.js$/;
