export { errorTypesOf, stepResultsOf } from './read-test-results.ts';
export { testResultsRoutes } from './test-results.routes.ts';
