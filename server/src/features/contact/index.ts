export { contactRoutes, requestsRoutes } from './contact.routes.ts';
