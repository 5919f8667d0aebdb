export { homeworkRoutes } from './homework.routes.ts';
export { answeredFiles, answeredTitle } from './homework.repo.ts';
export { isLate, resultOf } from './homework-to-wire.ts';
export { findTaskOf, requireHomework, type TaskOfExercise } from './reach-homework.ts';
export { readProgress, saveProgress } from './save-progress.ts';
export { setOwnCommaSystem } from './own-comma-system.ts';
export { handIn } from './hand-in.ts';
export { attachFile } from './attach-file.ts';
export { dropExercise, ownTasks, takeExercise } from './take-exercise.ts';
export { assignHomework } from './assign-homework.ts';
export { restoreHomework } from './manage-homework.ts';
export { requireDocx } from './attach-file.ts';
export { uploadSourceOf } from './read-upload.ts';
export { countTasksOf, takeBackTasksOf } from './tasks-of-exercise.ts';
export { makeAttempt } from './make-attempt.ts';
export { forgetDrafts } from './hand-in.repo.ts';
export {
  assignCorrecting,
  removeOpenCorrecting,
  reopenHomework,
  updateShown,
} from './task-state.repo.ts';
