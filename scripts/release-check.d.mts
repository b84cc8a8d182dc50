// The types of release-check.mjs.
export function obstacles(release: {
  tag: string;
  pkg: { version: string; repository?: unknown };
  lock: { version?: string };
  changelog: string;
  project?: string | undefined;
}): string[];
