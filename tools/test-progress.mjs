// What a test runner has begun and ended, kept line by line in a file: it survives a runner that is killed.
import fs from 'node:fs';

/** Names the file that {@link noteBegin} and {@link noteEnd} write to; set by tools/test.mjs for the runner it starts. */
export const PROGRESS_FILE = 'ORDKLAR_TEST_PROGRESS';

/** @param {string} name */
export const noteBegin = (name) => note('begin', name);

/** @param {string} name @param {'passed' | 'failed' | 'skipped' | 'loaded'} state `loaded` for a file, which is no test */
export const noteEnd = (name, state) => note(state, name);

/** An error outside of the tests, which no report of a runner names. @param {string} message */
export const noteError = (message) => note('error', message);

/** @param {string} word @param {string} name */
function note(word, name) {
  const file = process.env[PROGRESS_FILE];
  if (file) fs.appendFileSync(file, `${word}\t${name.replaceAll(/\s+/g, ' ')}\n`);
}

/**
 * @typedef {{ counts: import('./test-results.mjs').Counts, failed: string[], errors: string[], running: string[] }} Progress
 * `errors`: outside of the tests; `running`: what was begun and never ended, oldest first.
 */

/** @param {string} text what the notes have become @returns {Progress} */
export function readProgress(text) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failed = [];
  const errors = [];
  /** @type {Set<string>} */
  const running = new Set();
  for (const line of text.split('\n').filter(Boolean)) {
    const [word = '', name = ''] = line.split('\t');
    if (word === 'begin') {
      running.add(name);
      continue;
    }
    if (word === 'error') {
      errors.push(name);
      continue;
    }
    running.delete(name);
    if (word === 'passed' || word === 'failed' || word === 'skipped') counts[word] += 1;
    if (word === 'failed') failed.push(name);
  }
  return { counts, failed, errors, running: [...running] };
}
