export { startForgettingVisitors } from './forget-visitors.ts';
export { visitorTextRoutes } from './visitor-text.routes.ts';
