import { eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { homework, squad, squadMember } = tables;

/** The newest class of the pupil at the squad's school: what a group without a comma system of its own falls back on. */
const classOfPupil = sql<'yes' | 'no' | 'auto' | null>`(
  select class.startkomma from ${squad} class join ${squadMember} member on member.squad_id = class.id
  where ${squad.kind} = 'group' and class.kind = 'class' and class.archived_at is null
    and class.institution_id = ${squad.institutionId}
    and member.user_id = ${homework.studentId} and member.role = 'student'
  order by class.year desc, class.id desc limit 1
)`;

/** What pupil, squad and, for tasks in a group, the pupil's class say about the commas of a task's text. */
export async function findSystems(db: Db, homeworkId: number) {
  const [row] = await db
    .select({ own: homework.ownStartkomma, squad: squad.startkomma, class: classOfPupil })
    .from(homework)
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .where(eq(homework.id, homeworkId));
  return row ?? null;
}
