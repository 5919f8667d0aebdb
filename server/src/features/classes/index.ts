export {
  requireOpenSquads,
  requireSquad,
  requireSquads,
  requireStudents,
  requireTaught,
  requireTeacherOf,
  squadsOf,
  studentIdsOf,
  studentsOf,
  taughtIn,
  teacherIdsOf,
} from './reach-squad.ts';
export { requireOwnClass } from './own-classes.ts';
export { forgetClassList } from './class-list.ts';
export { classesRoutes } from './classes.routes.ts';
export { leaveTaughtSquads } from './groups/groups.repo.ts';
export { updateSquad } from './classes.repo.ts';
export * as classYear from './year/class-year.repo.ts';
export { meetingsOf } from './teaching.repo.ts';
export * as rosterClasses from './year/roster-classes.repo.ts';
export { mayReachOthers } from './squad.policy.ts';
