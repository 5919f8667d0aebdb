// What failed, listed once more at the very end: whoever reads only the last lines of a long run must find it there.

/** @typedef {{ title: string, reason: string }} Failure */

const REASON_LINES = 12;
const COLOURS = /\u001B\[[0-9;]*m/g;

/** Failed tests of vitest's JSON report, and files that could not be loaded. @param {any} report @returns {Failure[]} */
export function failuresOfVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.message)];
    return failed.map((/** @type {any} */ test) =>
      failure(`${file.name} > ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

/** Tests of vitest's JSON report that passed only the second time. @param {any} report @returns {Failure[]} */
export function flakyOfVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {any} */ test) => failure(`${file.name} > ${test.fullName}`, test.failureMessages.join('\n'))),
  );
}

/** Failed tests of Playwright's JSON report, and errors outside of tests. @param {any} report @returns {Failure[]} */
export function failuresOfPlaywright({ suites, errors }) {
  return [
    ...journeys(suites, 'unexpected'),
    ...errors.map((/** @type {any} */ error) => failure('outside of the tests', messageOf(error))),
  ];
}

/** Journeys of Playwright's JSON report that passed only the second time. @param {any} report @returns {Failure[]} */
export const flakyOfPlaywright = ({ suites }) => journeys(suites, 'flaky');

/** @param {any[]} suites @param {'unexpected' | 'flaky'} status @returns {Failure[]} */
function journeys(suites, status) {
  const specs = (/** @type {any} */ suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const tests = suites.flatMap(specs).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      ...test,
      title: `${spec.file} [${test.projectName}] > ${spec.title}`,
    })),
  );
  return tests
    .filter((/** @type {any} */ test) => test.status === status)
    .map((/** @type {any} */ { title, results }) =>
      failure(
        title,
        results
          .flatMap((/** @type {any} */ result) => result.errors ?? [])
          .map(messageOf)
          .join('\n'),
      ),
    );
}

/** @param {{ message?: string }} error */
const messageOf = ({ message = '' }) => message;

/** @param {string} title @param {string} message @returns {Failure} its first lines, without a terminal's colours */
export function failure(title, message = '') {
  return { title, reason: message.replaceAll(COLOURS, '').split('\n').slice(0, REASON_LINES).join('\n') };
}

/** One paragraph each, empty when there are none. @param {Failure[]} failures */
export const tellFailures = (failures, sign = '✗') =>
  failures.map(({ title, reason }) => `${sign} ${title}\n${reason.replaceAll(/^/gm, '    ')}\n`).join('\n');
