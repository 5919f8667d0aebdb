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
  onTestEnd(test, { status, retry }) {
    const isGood = status === 'skipped' || status === test.expectedStatus;
    // it is tried once more: still running
    if (!isGood && retry < test.retries) return;
    noteEnd(nameOf(test), status === 'skipped' ? 'skipped' : isGood ? 'passed' : 'failed');
  }
  printsToStdio() {
    return false;
  }
}
