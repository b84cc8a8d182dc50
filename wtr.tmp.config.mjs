const base = (await import(process.env.ENGINE ? `./web-test-runner.${process.env.ENGINE}.config.mjs` : './web-test-runner.config.mjs')).default;
export default { ...base, testFramework: { config: { ...base.testFramework.config, grep: process.env.GREP } } };
