export { gradesRoutes } from './grades/grades.routes.ts';
export { resultsRegisterRoutes } from './register/register.routes.ts';
export { squadResultsRoutes } from './squad-results.routes.ts';
