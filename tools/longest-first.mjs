import { BaseSequencer } from 'vitest/node';

/**
 * Files that take ten seconds and more and are no large files. A fresh clone knows no durations, and Vitest then begins with the largest
 * files: begun last, one of these would keep one core busy while the other has nothing left.
 */
const LONG = [
  'server/src/app/bad-input.test.ts',
  'server/src/app/crash.test.ts',
  'server/src/app/every-endpoint.test.ts',
  'server/src/app/growth.test.ts',
  'server/src/app/query-plans.test.ts',
  'server/src/app/what-pupils-get.test.ts',
  'server/src/platform/text-engine/worker-pool.test.ts',
  'tools/exercise-bank/exercise-bank.test.ts',
  'tools/own-danish/own-danish.test.ts',
  'web/src/features/blog-editor/screens/post-page.test.tsx',
];

/** Vitest's own order, with {@link LONG} before the others. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      LONG.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
