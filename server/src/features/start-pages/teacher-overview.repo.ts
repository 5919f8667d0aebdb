import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../platform/db/index.ts';
import { percentOfAttempt } from '../attempts/index.ts';
import { isShownReason, reasonsOfMark, typeOfReason } from '../corrections/index.ts';
import { answeredTitle } from '../homework/index.ts';

const { answerText, correction, exercise, exerciseProgress, homework, users } = tables;

/** Of which squads, and when it was handed in. */
interface Handed {
  squadIds: number[];
  span: { from: Date; to: Date };
}

/**
 * The newest marked Danish text of each pupil in each squad, self-corrections left out. Danish ones: the bank trains
 * what one gets wrong in Danish.
 */
const lastTexts = (db: Db, { squadIds, span }: Handed) =>
  db.$with('last').as(
    db
      .selectDistinctOn([homework.squadId, homework.studentId], {
        answerTextId: answerText.id,
        squadId: homework.squadId,
        studentId: homework.studentId,
      })
      .from(answerText)
      .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
      .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
      .where(
        and(
          inArray(homework.squadId, squadIds),
          isNull(homework.removedAt),
          isNull(homework.parentId),
          isNull(exerciseProgress.deletedAt),
          eq(answerText.marking, 'marked'),
          eq(answerText.language, 'da'),
          inSpan(exerciseProgress.completedAt, span),
        ),
      )
      .orderBy(homework.squadId, homework.studentId, desc(exerciseProgress.completedAt), desc(exerciseProgress.id)),
  );

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
    .leftJoin(reasonsOfMark, isShownReason)
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
    .innerJoin(reasonsOfMark, sql`${isShownReason} and ${typeOfReason} = ${of.type}`)
    .orderBy(sql`jsonb_array_length(${correction.replacements}) = 0`, desc(answerText.id), asc(correction.offset))
    .limit(of.limit);
}

/** What pupils of some squads have handed in, each attempt, the newest first. */
export const findFinished = (db: Db, { squadIds, span, limit }: Handed & { limit: number }) =>
  db
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
    .where(
      and(inArray(homework.squadId, squadIds), isNull(homework.removedAt), inSpan(exerciseProgress.completedAt, span)),
    )
    .orderBy(desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .limit(limit);
