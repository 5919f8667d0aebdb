export { commaSystemsRoutes } from './comma-systems.routes.ts';
export { setSquadCommaSystem } from './set-squad-comma-system.ts';
export { commaSystemOf, hasCommaSystem, keepOwnCommaSystem, taskCommaSystem } from './task-comma-system.ts';
