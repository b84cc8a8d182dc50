// Replaces hydrates.ts in the one module.

export const HYDRATES = false;
