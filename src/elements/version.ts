// The version, where the elements look for it.
export { VERSION } from '../platform/version.js';
