export { classResetRoutes } from './class-reset.routes.ts';
