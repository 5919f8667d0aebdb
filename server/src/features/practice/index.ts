export { practiceRoutes, testsRoutes } from './practice.routes.ts';
export { handInTask } from './hand-in-items.ts';
export { beginStep, endStep, readTest, readText, saveTestAnswer } from './tests/take-test.ts';
