export { requireSquad, requireStudents, squadsOf, studentsOf } from './reach-squad.ts';
