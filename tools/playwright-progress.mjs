import { noteBegin, noteEnd } from './test-progress.mjs';

const nameOf = (/** @type {import('@playwright/test/reporter').TestCase} */ test) =>
  test.titlePath().filter(Boolean).join(' > ');

/** Playwright's reporter of progress. */
export default class PlaywrightProgress {
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    noteBegin(nameOf(test));
  }
  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status }) {
    noteEnd(nameOf(test), status === 'skipped' ? 'skipped' : test.outcome() === 'expected' ? 'passed' : 'failed');
  }
  printsToStdio() {
    return false;
  }
}
