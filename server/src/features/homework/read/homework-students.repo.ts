import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { homework, institution, users: student } = tables;

/** Pupils of some homework of a squad. */
export const findStudentsOf = (db: Db, squadId: number, homeworkIds: number[]) =>
  db
    .select({
      id: student.id,
      name: student.name,
      institution: institution.name,
      homeworkId: homework.id,
    })
    .from(homework)
    .innerJoin(student, eq(student.id, homework.studentId))
    .innerJoin(institution, eq(institution.id, student.institutionId))
    .where(and(eq(homework.squadId, squadId), inArray(homework.id, homeworkIds), isNull(homework.removedAt)))
    .orderBy(sql`${student.name} collate "da-x-icu"`);
