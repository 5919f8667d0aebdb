export { achievementsRoutes } from './achievements.routes.ts';
export { growTree } from './grow-tree.ts';
