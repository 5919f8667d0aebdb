export { homeworkRoutes } from './homework.routes.ts';
export { followUpRoutes } from './follow-up/follow-up.routes.ts';
export { answeredFiles, answeredTitle } from './homework.repo.ts';
export { isLate, resultOf } from './read/homework-to-wire.ts';
export { findTaskOf, requireHomework, type TaskOfExercise } from './reach-homework.ts';
export { readProgress, saveProgress } from './hand-in/save-progress.ts';
export { setOwnCommaSystem } from './hand-in/own-comma-system.ts';
export { startForgettingReplaced } from './hand-in/forget-replaced.ts';
export { handIn } from './hand-in/hand-in.ts';
export { attachFile } from './hand-in/attach-file.ts';
export { dropExercise, ownTasks, takeExercise } from './assign/take-exercise.ts';
export { assignHomework } from './assign/assign-homework.ts';
export { restoreHomework } from './manage/manage-homework.ts';
export { levelTitle, resetTasksOf, tasksByLevel, undoResetOf } from './manage/reset-tasks.ts';
export { requireDocx } from './hand-in/attach-file.ts';
export { uploadSourceOf } from './hand-in/read-upload.ts';
export { countTasksOf, takeBackTasksOf } from './read/tasks-of-exercise.ts';
export { type SquadTasks, type SquadTexts, tasksOfSquads } from './read/tasks-of-squads.ts';
export { type MadeAttempt, makeAttempt } from './hand-in/make-attempt.ts';
export { forgetDrafts } from './hand-in/hand-in.repo.ts';
export { assignCorrecting, removeOpenCorrecting, requireStillAhead } from './follow-up/correcting.ts';
export {
  reopenHomework,
  updateShown,
} from './read/task-state.repo.ts';
export { eraseTasksOf, holdTasksOf } from './manage/erase-tasks.repo.ts';
