export { requireSquad, requireSquads, requireStudents, squadsOf, studentIdsOf, studentsOf } from './reach-squad.ts';
