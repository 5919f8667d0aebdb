export { exercisesKey } from './exercises.queries.ts';
export { TaskBlocks } from './parts/task-blocks.tsx';
