// What stands in the database after all the kills, beside what was confirmed to people.
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../server/src/platform/db/index.ts';
import type { Crowd } from './crowd.ts';

const MARKED_WITHIN_MS = 600_000;

const rowsOf = async <Row extends Record<string, unknown>>(db: Db, query: string): Promise<Row[]> =>
  (await db.execute<Row>(query)).rows as unknown[] as Row[];

/** Waits until nothing waits for its marking; answers how many texts still do, or could not be marked. */
export async function unmarked(db: Db): Promise<number> {
  for (const end = Date.now() + MARKED_WITHIN_MS; ; await sleep(1000)) {
    const [{ queued, failed } = { queued: 0, failed: 0 }] = await rowsOf<{ queued: number; failed: number }>(
      db,
      `select count(*) filter (where marking = 'queued')::int as queued,
              count(*) filter (where marking = 'failed')::int as failed from answer_text`,
    );
    if (queued === 0 || Date.now() > end) return queued + failed;
  }
}

/** What was confirmed and is not there as it was. */
export async function lost(db: Db, crowd: Crowd): Promise<string[]> {
  const answers = await rowsOf<{ key: string; answer: unknown }>(
    db,
    `select homework_id || ' ' || item as key, answer from item_answer join item_work on item_work.id = work_id
     where round = 1`,
  );
  const texts = await rowsOf<{ id: number; text: string | null }>(
    db,
    `select homework_id as id, text from exercise_progress
     left join answer_text on exercise_progress_id = exercise_progress.id`,
  );
  const answered = new Map(answers.map(({ key, answer }) => [key, answer]));
  const handedIn = new Map(texts.map(({ id, text }) => [id, text]));
  return [
    ...crowd.answers
      .filter(({ homeworkId, item, answer }) => !isDeepStrictEqual(answered.get(`${homeworkId} ${item}`), answer))
      .map(({ homeworkId, item }) => `answer ${homeworkId}/${item}`),
    ...crowd.handIns
      .filter(({ homeworkId, text }) => !handedIn.has(homeworkId) || (text ?? null) !== handedIn.get(homeworkId))
      .map(({ homeworkId }) => `hand-in ${homeworkId}`),
  ];
}

/** What is there twice of what these people did: attempts, works, tasks that they took themselves, marks of a text. */
export async function doubled(db: Db, people: readonly number[]): Promise<string[]> {
  const tasks = `(select * from homework where student_id in (${people.join()})) task`;
  const attempts = `${tasks} join exercise_progress on exercise_progress.homework_id = task.id`;
  const twice = (what: string, from: string, key: string) =>
    rowsOf<{ what: string }>(
      db,
      `select '${what} ' || concat_ws(' ', ${key}) as what from ${from} group by ${key} having count(*) > 1`,
    );
  const found = await Promise.all([
    twice('attempt', attempts, 'task.id'),
    twice('work', `${tasks} join item_work on item_work.homework_id = task.id`, 'task.id'),
    twice('task', tasks, 'student_id, exercise_id'),
    twice(
      'mark',
      `${attempts} join answer_text on exercise_progress_id = exercise_progress.id
       join correction on answer_text_id = answer_text.id`,
      'answer_text_id, "offset", length, token, replacements::text',
    ),
  ]);
  return found.flat().map(({ what }) => what);
}
