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
} from './reach-squad.ts';
export { updateSquad } from './classes.repo.ts';
export { mayReachOthers } from './squad.policy.ts';
