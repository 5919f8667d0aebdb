export { clientErrorsRoutes } from './client-errors.routes.ts';
