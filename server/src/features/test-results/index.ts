export { testResultsRoutes } from './test-results.routes.ts';
