export { copilotRoutes } from './copilot.routes.ts';
