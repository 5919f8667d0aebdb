import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { createWorld, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.db.update(tables.exercise).set({ trains: [] });
});
afterAll(() => world.close());

const ask = async (type: string, squadId = world.squads['7.A'], who: 'laerer' | 'nabolaerer' = 'laerer') =>
  (await world.as(who)).api.trainingExercises({ params: { type }, query: { squadId } });

it('PD-24: lists what trains an error type, nearest to the class’s level first, without what is retired or not licensed', async () => {
  const [fifth, seventh, retired] = world.exercises.danish;
  const levels = await world.db.select().from(tables.courseLevel).where(eq(tables.courseLevel.productId, 'teco'));
  const at = (title: string) => levels.find((level) => level.title === title)?.id ?? 0;
  const set = (id: number | undefined, values: Partial<typeof tables.exercise.$inferInsert>) =>
    world.db
      .update(tables.exercise)
      .set({ trains: ['number', 'capital'], ...values })
      .where(eq(tables.exercise.id, id ?? 0));
  await set(fifth, { levelId: at('5. klasse'), title: 'Femte' });
  await set(seventh, { levelId: at('7. klasse'), title: 'Syvende' });
  await set(retired, { retiredAt: world.clock.now() });
  await set(world.exercises.german, {});
  const { title, exercises } = await ask('capital');
  expect(title).toBe('Stort begyndelsesbogstav');
  expect(exercises.map((exercise) => exercise.title)).toEqual(['Syvende', 'Femte']);
  expect((await ask('present-r')).exercises).toEqual([]);
  await world.db
    .update(tables.exercise)
    .set({ trains: [] })
    .where(inArray(tables.exercise.id, [fifth ?? 0, seventh ?? 0]));
  expect((await ask('capital')).exercises).toEqual([]);
});

it('an error type that there is not, and a class of others, are not found', async () => {
  const teacher = await world.as('laerer');
  const status = async (path: string) => (await teacher.call('GET', path)).statusCode;
  expect(await status(`exercises/training/kommafejl?squadId=${world.squads['7.A']}`)).toBe(404);
  expect(await status(`exercises/training/capital?squadId=${world.squads['7.B']}`)).toBe(404);
  expect(await status('exercises/training/capital')).toBe(422);
});
