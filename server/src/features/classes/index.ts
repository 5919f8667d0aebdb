export { requireSquad, requireSquads, requireStudents, squadsOf, studentIdsOf, studentsOf } from './reach-squad.ts';
export { updateSquad } from './classes.repo.ts';
