import { demoSeed, type Exercise, loadExercises } from '@ordklar/content';
import { gradeItem, type Item, rightAnswer, wrongAnswersTo } from '@ordklar/exercise-kinds/grade';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { growTree } from '../achievements/index.ts';
import { assignHomework } from '../homework/index.ts';
import { dayAt } from './demo-time.ts';
import * as repo from './demo-school.repo.ts';
import { lookUp, type SeededPeople } from './seed-people.ts';

const SECONDS_AN_ITEM = 26;

/** Between 0 and 1, the same for the same words at every seeding. */
function chance(of: string): number {
  let hash = 2_166_136_261;
  for (const letter of of) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** How many of ten a pupil gets right: everybody has an own level, strong and weak sides, and learns as the autumn goes. */
function skillOf(username: string, category: number, daysAgo: number): number {
  const level = 0.45 + 0.45 * chance(username);
  const side = 0.3 * (chance(`${username} ${category}`) - 0.5);
  return Math.min(0.98, Math.max(0.1, level + side + (80 - daysAgo) / 300));
}

function answerTo(item: Item, isRight: boolean): { answer: unknown; right: number; of: number } {
  const answer = isRight ? rightAnswer(item) : (wrongAnswersTo(item)[0] ?? rightAnswer(item));
  const { right, of } = gradeItem(item, answer) ?? { right: 0, of: 1 };
  return { answer, right, of };
}

/** What one pupil has answered in an exercise, as rows; null where the pupil was ill that week. */
function workOf(exercise: Exercise, username: string, daysAgo: number) {
  if (chance(`ill ${username} ${exercise.slug}`) < 0.06) return null;
  const skill = skillOf(username, exercise.categoryId, daysAgo);
  const answers = exercise.items.map((item, at) => ({
    item: at + 1,
    ...answerTo(item, chance(`${username} ${exercise.slug} ${at}`) < skill),
  }));
  const seconds = Math.round(exercise.items.length * SECONDS_AN_ITEM * (0.7 + chance(`time ${username}`)));
  return { answers, seconds };
}

/**
 * Assigns what classes have done over the autumn, and writes what their pupils answered. Row by row through the use cases
 * it would be the slowest part of a first start, so the rows of a task are written in one go.
 */
export async function seedAnswers(context: Context, seeded: SeededPeople): Promise<void> {
  const now = context.clock.now();
  const bank = new Map((await loadExercises()).map((exercise) => [exercise.slug, exercise]));
  const ids = await repo.exerciseIdsBySlug(
    context.db,
    demoSeed.answered.map(({ exerciseSlug }) => exerciseSlug),
  );
  for (const { classKey, exerciseSlug, daysAgo } of demoSeed.answered) {
    const exercise = lookUp(bank, exerciseSlug);
    const exerciseId = lookUp(ids, exerciseSlug);
    const pupils = new Map(
      lookUp(seeded.pupilsOf, classKey).map((username) => [lookUp(seeded.people, username).id, username]),
    );
    const teacher = demoSeed.classes.find(({ key }) => key === classKey)?.teachers[0] ?? '';
    const { homeworkIds } = await assignHomework(
      { ...context, clock: { now: () => dayAt(now, -daysAgo, '07:45') } },
      lookUp(seeded.people, teacher),
      {
        exerciseIds: [exerciseId],
        studentIds: [...pupils.keys()],
        squadId: lookUp(seeded.squads, classKey),
        deadline: toUnix(dayAt(now, 7 - daysAgo, '20:00')),
      },
    );
    const rows = (await repo.homeworkOf(context.db, homeworkIds)).flatMap(({ id, studentId }) => {
      const username = pupils.get(studentId) ?? '';
      const work = workOf(exercise, username, daysAgo);
      const endedAt = dayAt(now, 1 + Math.floor(5 * chance(`day ${username} ${exerciseSlug}`)) - daysAgo, '17:20');
      return work ? [{ homeworkId: id, studentId, endedAt, ...work }] : [];
    });
    await repo.insertAnswered(context.db, exercise.version, rows);
  }
  // what was handed in before this was seeded has grown trees; an event is reached in the order of all tasks
  await context.db.transaction(async (tx) => {
    for (const task of await repo.felledTrees(tx)) await growTree(tx, task);
  });
}
