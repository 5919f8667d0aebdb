export { homeworkRoutes } from './homework.routes.ts';
export { isLate } from './homework-to-wire.ts';
export { requireHomework } from './reach-homework.ts';
export { readProgress, saveProgress } from './save-progress.ts';
export { setOwnCommaSystem } from './own-comma-system.ts';
export { handIn } from './hand-in.ts';
export { attachFile } from './attach-file.ts';
export { assignHomework } from './assign-homework.ts';
