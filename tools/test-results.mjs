/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** What a runner counts as when it crashed, wrote no report or ran nothing: one failure, never silence. */
export const CRASHED = Object.freeze({ passed: 0, failed: 1, skipped: 0 });

/**
 * Counts of vitest's JSON report. A file that could not even be loaded holds no failed test, but is a failure.
 * @param {any} report @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Counts of Playwright's JSON report. A test that passes only the second time has passed; the end of the run names it.
 * @param {any} report @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * A runner's counts, corrected by how it ended: it must have run something, and an exit code of its own without a
 * failed test (an error between tests, a kill) is a failure too.
 * @param {Counts | undefined} counts @param {number} exitCode @returns {Counts}
 */
export function judge(counts, exitCode) {
  if (!counts || counts.passed + counts.failed === 0) return CRASHED;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export function addUp(all) {
  const sum = (/** @type {keyof Counts} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line: `12 passed, 0 failed`, with `, 1 skipped` when any were. @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
