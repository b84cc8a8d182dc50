import { rollup } from 'rollup';
import { oneModule } from '/tmp/w/h/lead/rollup.config.mjs';
const { plugins, output, ...input } = oneModule;
const b = await rollup({ ...input, plugins: plugins.filter(p => p.name !== 'terser' && p.name !== 'oxc') });
await b.write({ ...output, file: '/tmp/w/page/loose.js' });
