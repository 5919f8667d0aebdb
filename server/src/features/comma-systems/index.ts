export { commaSystemsRoutes } from './comma-systems.routes.ts';
export { commaSystemOf, hasCommaSystem, keepOwnCommaSystem, taskCommaSystem } from './task-comma-system.ts';
