// Replaces own-worker.ts in the split build, whose worker is a separate file.
export const WORKER_URL = new URL('./worker.js', import.meta.url).href;

/** Bundlers give the file another name, such as `worker-4f2a.js` or `4f2a.js`. */
export const WORKER_FILE = /\.js$/;
