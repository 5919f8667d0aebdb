export { commaSystemsRoutes } from './comma-systems.routes.ts';
export { commaSystemOf, hasCommaSystem, taskCommaSystem } from './task-comma-system.ts';
