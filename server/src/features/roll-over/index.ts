export { rollOverRoutes } from './roll-over.routes.ts';
