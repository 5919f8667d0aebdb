import type { freeExercisesApi } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { tables } from '../platform/db/index.ts';
import { OF_CLASS, PUPILS, type Samples } from './sample.ts';
import type { World } from './world.ts';

/** A course whose exercises pupils may choose, where the class lets them and the school has a licence. */
export const FREE_COURSE = 'gram';

/** Lets the pupils of 7.A choose exercises, and gives their school a course to choose from. Answers an exercise of it. */
export async function freeExerciseOf7A(world: World): Promise<typeof tables.exercise.$inferSelect> {
  const { db, people, squads } = world;
  await db.update(tables.squad).set({ freeExercises: true }).where(eq(tables.squad.id, squads['7.A']));
  await db
    .insert(tables.licence)
    .values({
      institutionId: people.elev.institutionId,
      productId: FREE_COURSE,
      validFrom: '2026-08-01',
      validTo: '2027-07-31',
    })
    .onConflictDoNothing();
  const [exercise] = await db
    .select()
    .from(tables.exercise)
    .where(eq(tables.exercise.productId, FREE_COURSE))
    .orderBy(tables.exercise.id);
  if (!exercise) throw new Error(`the bank has no exercise in ${FREE_COURSE}`);
  return exercise;
}

/** A task that »elev« has chosen. */
async function chosenTask(world: World): Promise<number> {
  const { api } = await world.as('elev');
  return (await api.selfAssign({ body: { exerciseId: (await freeExerciseOf7A(world)).id } })).homeworkId;
}

const CHOOSERS = ['elev', 'elev2'] as const;

/** Samples of pupils' own choice of exercises. */
export const freeExercisesSamples: Samples<typeof freeExercisesApi> = {
  freeCourses: { args: () => ({}), succeeds: PUPILS },
  freeLevels: {
    args: async (world) => ({ params: { id: (await freeExerciseOf7A(world)).productId } }),
    succeeds: CHOOSERS,
  },
  freeCategories: {
    args: async (world) => ({ params: { id: (await freeExerciseOf7A(world)).levelId } }),
    succeeds: CHOOSERS,
  },
  freeCourseCategories: {
    args: async (world) => ({ params: { id: (await freeExerciseOf7A(world)).productId } }),
    succeeds: CHOOSERS,
  },
  freeCourseExercises: {
    args: async (world) => ({
      params: { id: (await freeExerciseOf7A(world)).productId },
      query: { page: 1, limit: 5 },
    }),
    succeeds: CHOOSERS,
  },
  freeCategoryExercises: {
    async args(world) {
      const { categoryId, levelId } = await freeExerciseOf7A(world);
      return { params: { id: categoryId }, query: { levelId, page: 1, limit: 5 } };
    },
    succeeds: CHOOSERS,
  },
  freeLevelExercises: {
    args: async (world) => ({ params: { id: (await freeExerciseOf7A(world)).levelId }, query: { page: 1, limit: 5 } }),
    succeeds: CHOOSERS,
  },
  searchFreeExercises: {
    async args(world) {
      await freeExerciseOf7A(world);
      return { query: { q: 'komma', page: 1, limit: 5 } };
    },
    succeeds: CHOOSERS,
  },
  selfAssign: {
    args: async (world) => ({ body: { exerciseId: (await freeExerciseOf7A(world)).id } }),
    succeeds: CHOOSERS,
  },
  dropFreeExercise: {
    args: async (world) => ({ body: { homeworkId: await chosenTask(world) } }),
    succeeds: ['elev'],
  },
  allowFreeExercises: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, body: { freeExercises: true } }),
    succeeds: OF_CLASS,
  },
};
