import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { docx } from '../../../testing/docx.ts';
import { assign, ESSAY, upload } from '../../../testing/school-day.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { forgetReplaced } from './forget-replaced.ts';
import { handIn } from './hand-in.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rowsOf = (homeworkId: number) =>
  world.db
    .select()
    .from(tables.homeworkFile)
    .where(eq(tables.homeworkFile.homeworkId, homeworkId))
    .orderBy(tables.homeworkFile.id);

it('a replaced upload is deleted with its bytes after a week, and the one that counts stays', async () => {
  const homeworkId = await assign(world, 'elev');
  await upload(world, 'elev', homeworkId, docx(ESSAY));
  await upload(world, 'elev', homeworkId, docx(ESSAY, 'En sætning mere.'));
  const [replaced, counts] = await rowsOf(homeworkId);
  await forgetReplaced(world.context);
  expect(await rowsOf(homeworkId)).toHaveLength(2);

  world.clock.advance(8 * DAY);
  await forgetReplaced(world.context);
  expect((await rowsOf(homeworkId)).map(({ id }) => id)).toEqual([counts?.id]);
  expect(await world.context.files.get(replaced?.storageKey ?? '')).toBeNull();
  expect(await world.context.files.get(counts?.storageKey ?? '')).not.toBeNull();
});

it('a file that was handed in stays, also when another took its place in the task that was given again', async () => {
  const homeworkId = await assign(world, 'elev2');
  await upload(world, 'elev2', homeworkId, docx(ESSAY));
  await handIn(world.context, world.people.elev2, homeworkId);
  const [handedIn] = await rowsOf(homeworkId);
  await world.db
    .update(tables.homeworkFile)
    .set({ removedAt: world.clock.now() })
    .where(eq(tables.homeworkFile.homeworkId, homeworkId));
  world.clock.advance(8 * DAY);
  await forgetReplaced(world.context);
  expect(await rowsOf(homeworkId)).toHaveLength(1);
  expect(await world.context.files.get(handedIn?.storageKey ?? '')).not.toBeNull();
});
