// Builds the page as `astro build` does. That command rejects Node 20, the oldest version with which this project is
// tested.
import { build } from 'astro';

await build({ root: import.meta.dirname });
