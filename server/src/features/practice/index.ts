export { practiceRoutes, testsRoutes } from './practice.routes.ts';
