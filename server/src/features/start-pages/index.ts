export { startPagesRoutes } from './start-pages.routes.ts';
