// Builds the page as `astro build` does. That command refuses Node 20, the oldest that this project is tested with.
import { build } from 'astro';

await build({ root: import.meta.dirname });
