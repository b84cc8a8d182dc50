// The tests of one part in one file, the quickest first: for each planted fault they are loaded once, and the
// first of them that fails ends the run.
import { TESTS } from 'tests-of-part';
import { describe, it, TestRunner } from 'vitest';

for (const [file, load] of TESTS) {
  describe(file, async () => {
    // A planted fault may keep tests from being laid out, where games are dealt before any test begins. That would be
    // a file without tests, none of which failed: here it is a test that fails.
    const fail = (fault: unknown): void => {
      it('can be laid out', () => Promise.reject(fault as Error));
    };
    await load().catch(fail);
    const { tasks } = TestRunner.getCurrentSuite();
    for (const task of tasks.slice()) {
      if (task.type !== 'collector') continue;
      const collect = task.collect.bind(task);
      let fault: unknown;
      const instead = describe(task.name, () => {
        fail(fault);
      });
      tasks.splice(tasks.indexOf(instead), 1);
      task.collect = (of) =>
        collect(of).catch((caught: unknown) => {
          fault = caught;
          return instead.collect(of);
        });
    }
  });
}
