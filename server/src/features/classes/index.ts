export {
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
export { forgetClassList } from './class-list.ts';
export { classesRoutes } from './classes.routes.ts';
export { updateSquad } from './classes.repo.ts';
export { mayReachOthers } from './squad.policy.ts';
