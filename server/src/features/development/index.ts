export { developmentRoutes } from './development.routes.ts';
