// Replaces own-worker.ts in the split build, whose worker is a separate file.
export const WORKER_URL = new URL('./worker.js', import.meta.url).href;

export const WORKER_FILE = /\/worker\.js$/;
