export { erasureRoutes } from './erasure.routes.ts';
export { startRetention } from './retention.ts';
