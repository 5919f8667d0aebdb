import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { atMoment, type Db, inSpan, tables } from '../../platform/db/index.ts';
import { percentOfAttempt } from '../attempts/index.ts';
import { isShownError, reasonsOfMark, typeOfReason } from '../corrections/index.ts';
import { answeredTitle } from '../homework/index.ts';

const { answerText, correction, exercise, exerciseProgress, homework, users } = tables;

/** Of which squads, and when it was handed in. */
interface Handed {
  squadIds: number[];
  span: { from: Date; to: Date };
}

/**
 * The newest marked Danish text of each pupil in each squad, self-corrections left out. Danish ones: the bank trains
 * what one gets wrong in Danish. Nearly always it is what was handed in last, so that alone is looked at first, and all
 * that a pupil has handed in only where it is no such text.
 */
const lastTexts = ({ squadIds, span }: Handed) => {
  const essays = sql`(
    select task.id, task.squad_id, task.student_id, task.handed_in_at,
      row_number() over (partition by task.squad_id, task.student_id order by task.handed_in_at desc, task.id desc) as nth
    from ${homework} task join ${exercise} essay on essay.id = task.exercise_id and essay.kind = 'free-text'
    where task.squad_id = any(${sql.param(squadIds)}::int[]) and task.removed_at is null and task.parent_id is null
      and task.handed_in_at >= ${atMoment(span.from)})`;
  const isMarked = sql`attempt.deleted_at is null and written.marking = 'marked' and written.language = 'da'
    and ${inSpan(sql`attempt.completed_at`, span)}`;
  const texts = sql`${exerciseProgress} attempt on attempt.homework_id = task.id
    join ${answerText} written on written.exercise_progress_id = attempt.id`;
  return sql`essay as materialized ${essays},
    newest as (
      select task.squad_id, task.student_id, written.id as answer_text_id from essay task
      join ${texts} where task.nth = 1 and attempt.completed_at = task.handed_in_at and ${isMarked}),
    last as (
      select * from newest union all (
        select distinct on (task.squad_id, task.student_id) task.squad_id, task.student_id, written.id
        from essay task join ${texts}
        where (task.squad_id, task.student_id) not in (select squad_id, student_id from newest) and ${isMarked}
        order by task.squad_id, task.student_id, attempt.completed_at desc, attempt.id desc))`;
};

/** Error types in the last texts of some squads, the most frequent first; a squad whose texts have none has type null. */
export async function countErrorsOfSquads(
  db: Db,
  of: Handed,
): Promise<{ squadId: number; type: string | null; errors: number; studentIds: number[]; texts: number }[]> {
  type Row = Awaited<ReturnType<typeof countErrorsOfSquads>>[number];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${lastTexts(of)}
    select last.squad_id as "squadId", ${typeOfReason} as type, count(reason.value)::int as errors,
      array_agg(distinct last.student_id) as "studentIds",
      (select count(*)::int from last counted where counted.squad_id = last.squad_id) as texts
    from last
    left join ${correction} on ${correction}.answer_text_id = last.answer_text_id and ${correction}.active
    left join ${reasonsOfMark} on ${isShownError}
    group by last.squad_id, ${typeOfReason}
    order by last.squad_id, errors desc, type`);
  return rows;
}

/** Some places in the last texts of a squad that show an error of a type, those with a replacement first. */
export async function findExamples(
  db: Db,
  of: { squadId: number; type: string; span: Handed['span']; limit: number },
): Promise<{ text: string; offset: number; length: number; replacements: string[] }[]> {
  type Row = Awaited<ReturnType<typeof findExamples>>[number];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with ${lastTexts({ squadIds: [of.squadId], span: of.span })}
    select written.text, "offset", length, replacements
    from last
    join ${answerText} written on written.id = last.answer_text_id
    join ${correction} on ${correction}.answer_text_id = written.id and ${correction}.active
    join ${reasonsOfMark} on ${isShownError} and ${typeOfReason} = ${of.type}
    order by jsonb_array_length(replacements) = 0, written.id desc, "offset"
    limit ${of.limit}`);
  return rows;
}

/** What pupils of some squads have handed in, each attempt, the newest first. */
export const findFinished = (db: Db, { squadIds, span, limit }: Handed & { limit: number }) => {
  // the newest attempts are of the tasks that were handed in last, so few of each squad are looked at
  const newest = sql`select task.id from unnest(${sql.param(squadIds)}::int[]) of_squad, lateral (
    select id from ${homework} newest where newest.squad_id = of_squad and newest.removed_at is null
      and newest.handed_in_at >= ${atMoment(span.from)}
    order by newest.handed_in_at desc limit ${limit}) task`;
  return db
    .select({
      homeworkId: homework.id,
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: answeredTitle,
      productId: exercise.productId,
      kind: exercise.kind,
      studentId: homework.studentId,
      studentName: users.name,
      deadline: homework.deadline,
      completedAt: exerciseProgress.completedAt,
      isSelfCorrection: sql<boolean>`${homework.parentId} is not null`,
      percent: sql<number | null>`${percentOfAttempt}::int`,
      words: answerText.wordCount,
    })
    .from(homework)
    .innerJoin(exerciseProgress, and(eq(exerciseProgress.homeworkId, homework.id), isNull(exerciseProgress.deletedAt)))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .where(and(sql`${homework.id} in (${newest})`, inSpan(exerciseProgress.completedAt, span)))
    .orderBy(desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .limit(limit);
};
