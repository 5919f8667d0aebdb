export { hintsRoutes } from './hints.routes.ts';
