import { expect, it } from 'vitest';
import { addUp, closingLine, countPlaywright, countVitest, judge } from './test-results.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts a file that could not be loaded as a failure, one with a failed test only once', () => {
  const report = { ...vitest, testResults: [file('failed', 'passed', 'failed'), file('failed'), file('passed')] };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts a browser test that passed only the second time as passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 1, skipped: 2 });
});

it('counts a browser run that could not start as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
});

it('takes no report, no test and a bad exit code as failures', () => {
  const good = { passed: 4, failed: 0, skipped: 0 };
  expect(judge(undefined, 0).failed).toBe(1);
  expect(judge({ passed: 0, failed: 0, skipped: 7 }, 0).failed).toBe(1);
  expect(judge(good, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(judge(good, 0)).toEqual(good);
});

it('closes with the line that is read by machines', () => {
  const total = addUp([
    { passed: 4, failed: 0, skipped: 0 },
    { passed: 8, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe('12 passed, 1 failed');
  expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});
