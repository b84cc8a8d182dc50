// Replaces hydrates.ts in the standalone bundle.

export const HYDRATES = false;
