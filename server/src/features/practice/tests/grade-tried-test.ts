import { type ItemResult } from '@ordklar/contract';
import { answerCount, gradeItem } from '@ordklar/exercise-kinds/grade';
import { classOfLevel, percentOf, testGradeOf } from '@ordklar/school';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, ProblemError } from '../../../platform/problems/index.ts';
import { offeredEdition } from '../read-practice.ts';

/** What a teacher's answers to a test would come to; nothing is saved. @throws ProblemError not-found, invalid */
export async function gradeTriedTest(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; answers: { item: number; answer: unknown }[] },
): Promise<ItemResult> {
  const { head, edition } = await offeredEdition(context, actor, of.exerciseId);
  const right = edition.items.map(() => 0);
  for (const { item, answer } of of.answers) {
    const grade = gradeItem(found(edition.items[item - 1]), answer);
    if (grade === null) throw new ProblemError('invalid');
    right[item - 1] = grade.right;
  }
  const result = {
    correctAnswers: right.reduce((sum, one) => sum + one, 0),
    answerCount: edition.items.reduce((sum, item) => sum + answerCount(item), 0),
  };
  return { ...result, gradeNumber: testGradeOf(percentOf(result), classOfLevel(head.level)) };
}
