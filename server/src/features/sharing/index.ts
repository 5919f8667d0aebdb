export { sharingRoutes } from './sharing.routes.ts';
