export { copilotRoutes } from './copilot.routes.ts';
export { exercisesFor } from './recommend.ts';
