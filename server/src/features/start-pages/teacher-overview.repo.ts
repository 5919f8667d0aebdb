import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
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
 * what one gets wrong in Danish. The newest of each task is looked up by itself: of many schools' texts only theirs are read.
 */
const lastTexts = (db: Db, { squadIds, span }: Handed) => {
  const ofTask = db
    .select({
      answerTextId: sql<number>`${answerText.id}`.as('last_text_id'),
      completedAt: exerciseProgress.completedAt,
      exerciseProgressId: exerciseProgress.id,
    })
    .from(exerciseProgress)
    .innerJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .where(
      and(
        eq(exerciseProgress.homeworkId, homework.id),
        isNull(exerciseProgress.deletedAt),
        eq(answerText.marking, 'marked'),
        eq(answerText.language, 'da'),
        inSpan(exerciseProgress.completedAt, span),
      ),
    )
    .orderBy(desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .limit(1)
    .as('of_task');
  return db.$with('last').as(
    db
      .selectDistinctOn([homework.squadId, homework.studentId], {
        answerTextId: ofTask.answerTextId,
        squadId: homework.squadId,
        studentId: homework.studentId,
      })
      .from(homework)
      .innerJoin(exercise, and(eq(exercise.id, homework.exerciseId), eq(exercise.kind, 'free-text')))
      .innerJoinLateral(ofTask, sql`true`)
      .where(
        and(
          inArray(homework.squadId, squadIds),
          isNull(homework.removedAt),
          isNull(homework.parentId),
          gte(homework.handedInAt, span.from),
        ),
      )
      .orderBy(homework.squadId, homework.studentId, desc(ofTask.completedAt), desc(ofTask.exerciseProgressId)),
  );
};

/** Error types in the last texts of some squads, the most frequent first; a squad whose texts have none has type null. */
export function countErrorsOfSquads(db: Db, of: Handed) {
  const last = lastTexts(db, of);
  const errors = sql<number>`count(reason.value)::int`;
  return db
    .with(last)
    .select({
      squadId: last.squadId,
      type: sql<string | null>`${typeOfReason}`,
      errors,
      studentIds: sql<number[]>`array_agg(distinct ${last.studentId})`,
      texts: sql<number>`(select count(*)::int from last counted where counted.squad_id = ${last.squadId})`,
    })
    .from(last)
    .leftJoin(correction, and(eq(correction.answerTextId, last.answerTextId), eq(correction.active, true)))
    .leftJoin(reasonsOfMark, isShownError)
    .groupBy(last.squadId, typeOfReason)
    .orderBy(asc(last.squadId), desc(errors), asc(typeOfReason));
}

/** Some places in the last texts of a squad that show an error of a type, those with a replacement first. */
export function findExamples(db: Db, of: { squadId: number; type: string; span: Handed['span']; limit: number }) {
  const last = lastTexts(db, { squadIds: [of.squadId], span: of.span });
  return db
    .with(last)
    .select({
      text: answerText.text,
      offset: correction.offset,
      length: correction.length,
      replacements: correction.replacements,
    })
    .from(last)
    .innerJoin(answerText, eq(answerText.id, last.answerTextId))
    .innerJoin(correction, and(eq(correction.answerTextId, last.answerTextId), eq(correction.active, true)))
    .innerJoin(reasonsOfMark, sql`${isShownError} and ${typeOfReason} = ${of.type}`)
    .orderBy(sql`jsonb_array_length(${correction.replacements}) = 0`, desc(answerText.id), asc(correction.offset))
    .limit(of.limit);
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
