export { copilotRoutes } from './copilot.routes.ts';
export { exercisesFor } from './recommend.ts';
export { trainingFor } from './own-training.ts';
