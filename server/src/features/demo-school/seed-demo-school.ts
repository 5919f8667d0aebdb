import type { Context } from '../../platform/http/context.ts';
import { inEmptyDatabase, insertLastSeen } from './demo-school.repo.ts';
import { seedAnswers } from './seed-answers.ts';
import { seedHomework } from './seed-homework.ts';
import { seedPeople } from './seed-people.ts';
import { seedPost } from './seed-post.ts';
import { seedWords } from './seed-words.ts';

/**
 * Fills an empty database with the demo school (PD-05), all or nothing. Answers false, and changes nothing, where
 * there are people already. Texts are marked here and now; those that are only handed in wait for the workers.
 */
export async function seedDemoSchool(context: Context): Promise<boolean> {
  return context.db.transaction((tx) =>
    inEmptyDatabase(tx, async (db) => {
      // nothing is sent to the queue from inside the transaction: the workers could not see the texts yet
      const inside: Context = { ...context, db, jobs: { ...context.jobs, send: async () => {} } };
      const seeded = await seedPeople(db, context.clock.now());
      await seedWords(inside, seeded);
      await seedHomework(inside, seeded);
      await seedAnswers(inside, seeded);
      await seedPost(inside, seeded);
      await insertLastSeen(db);
    }),
  );
}
