export { ownAccountRoutes } from './own-account.routes.ts';
export { zipOwnData } from './zip-own-data.ts';
