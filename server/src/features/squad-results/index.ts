export { squadResultsRoutes } from './squad-results.routes.ts';
