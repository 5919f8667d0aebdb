import { expect, it } from 'vitest';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
  flakyOfVitest,
  tellFailures,
} from './test-failures.mjs';

it('names each failed test with the first lines of its reason', () => {
  const failures = failuresOfVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'failed', failureMessages: ['\u001B[31mexpected 2\u001B[39m\nat a.ts'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(tellFailures(failures)).toBe(
    '✗ a.test.ts > divides\n    expected 2\n    at a.ts\n\n✗ b.test.ts\n    Cannot find module\n',
  );
});

it('names apart what passed only the second time', () => {
  const tests = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'waits', status: 'passed', failureMessages: ['expected 2'] },
    { fullName: 'divides', status: 'failed', failureMessages: ['expected 3', 'expected 3'] },
  ];
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: tests }] };
  expect(tellFailures(flakyOfVitest(report), '~')).toBe('~ a.test.ts > waits\n    expected 2\n');
  expect(failuresOfVitest(report).map(({ title }) => title)).toEqual(['a.test.ts > divides']);
});

it('names a journey with its browser', () => {
  const test = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [{ errors: message ? [{ message }] : [] }],
  });
  const spec = (title: string, tests: unknown[]) => ({ file: 'visit.spec.ts', title, tests });
  const report = {
    suites: [
      {
        specs: [spec('goes in', [test('wide', 'expected'), test('phone', 'flaky', 'Timeout 30000ms')])],
        suites: [{ specs: [spec('goes out', [test('wide', 'unexpected', 'No such button')])] }],
      },
    ],
    errors: [{ message: 'The server did not start' }],
  };
  expect(flakyOfPlaywright(report)).toEqual([{ title: 'visit.spec.ts [phone] > goes in', reason: 'Timeout 30000ms' }]);
  expect(failuresOfPlaywright(report)).toEqual([
    { title: 'visit.spec.ts [wide] > goes out', reason: 'No such button' },
    { title: 'outside of the tests', reason: 'The server did not start' },
  ]);
});

it('says nothing when nothing failed', () => {
  expect(tellFailures([])).toBe('');
});
