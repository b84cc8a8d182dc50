// Where the packed package is installed for the checks (setup.ts does it): a project of a stranger.
import { resolve } from 'node:path';

/** A project with nothing in it but this package and what it depends on. */
export const CONSUMER = resolve('.cache/stranger');

/** The package as it lies in that project. */
export const PACKED = `${CONSUMER}/node_modules/solitaire-elements`;

/** The tarball it was installed from. */
export const TARBALL = `${CONSUMER}/solitaire-elements.tgz`;
