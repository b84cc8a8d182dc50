// fast-check as all tests use it: a property whose time limit ends before all its runs fails. By default it would pass
// with the runs it had, and the figures in docs/about/quality.md would name runs that never happened.
import fc from 'fast-check';

// The plugin that replaces this setting has to be named in each test, and a test that forgets it would pass.
// eslint-disable-next-line @typescript-eslint/no-deprecated
fc.configureGlobal({ ...fc.readConfigureGlobal(), markInterruptAsFailure: true });

export default fc;
