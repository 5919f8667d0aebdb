export { isOwn, isVisibleTask, maySeeNumbers, maySeeOwnAttempt, maySeeOwnText } from './attempt.policy.ts';
export {
  type Counted,
  countedFirst,
  deleteAttempt,
  findCurrentAttempt,
  findTaskOfAttempt,
  insertAttempt,
  isCurrentAttempt,
  isNeverHandedIn,
  isNewestAttempt,
  isOpenTask,
  isVisibleAt,
  percentOfAttempt,
} from './attempts.repo.ts';
export { markingStateOf, stateOfText } from './marking-state.ts';
export {
  claimAnew,
  claimQueued,
  countChange,
  countSave,
  failQueued,
  findQueued,
  findText,
  findTextsOfAttempts,
  insertText,
  markOpened,
  type NewText,
  queueAgain,
  sendTextsBack,
  takeTextsBack,
  type TextRow,
  waitsForTeacher,
} from './texts.repo.ts';
