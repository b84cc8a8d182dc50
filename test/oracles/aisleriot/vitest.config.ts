// The comparison with AisleRiot. It is not part of `npm test`: it needs AisleRiot, and takes more than an hour.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: { include: ['test/oracles/aisleriot/*.test.ts'], environment: 'node' },
});
