import path from 'node:path';
import { noteBegin, noteEnd, noteError } from './test-progress.mjs';
import { root } from './workspace.mjs';

const fileOf = (/** @type {import('vitest/node').TestModule} */ module) => path.relative(root, module.moduleId);
const nameOf = (/** @type {import('vitest/node').TestCase} */ test) => `${fileOf(test.module)} > ${test.fullName}`;

/** Vitest's reporter of progress: files too, since a file can hang before its first test. */
export default class VitestProgress {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued(module) {
    noteBegin(fileOf(module));
  }
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    noteEnd(fileOf(module), 'loaded');
  }
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    noteBegin(nameOf(test));
  }
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result();
    noteEnd(nameOf(test), state === 'pending' ? 'skipped' : state);
  }
  /**
   * What was thrown while no test waited for it: vitest ends with an exit code, its report says nothing.
   * @param {unknown} _modules @param {readonly import('vitest').SerializedError[]} errors
   */
  onTestRunEnd(_modules, errors) {
    for (const { message, stack } of errors) noteError(stack ?? message);
  }
}
