export { visitorTextRoutes } from './visitor-text.routes.ts';
