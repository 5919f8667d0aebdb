import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { markedEssay, newExercise, write } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { takenTest } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { handIn, requireHomework } from '../homework/index.ts';
import { removeHomework } from '../homework/manage/manage-homework.ts';
import { assignRecommended } from './assign-recommended.ts';
import { type Question, recommend } from './recommend.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // only what these tests make trains anything, whatever the bank has
  await world.db.update(tables.exercise).set({ trains: [] });
});
afterAll(() => world.close());

/** An exercise that trains error types, of class 7 by default. */
async function training(title: string, trains: string[], change: { level?: string; productId?: string } = {}) {
  const id = await newExercise(world);
  const { level = '7. klasse', productId = 'teco' } = change;
  const levels = await world.db.select().from(tables.courseLevel).where(eq(tables.courseLevel.title, level));
  const levelId = levels.find((row) => row.productId === productId)?.id ?? levels[0]?.id ?? 0;
  await world.db.update(tables.exercise).set({ title, trains, levelId, productId }).where(eq(tables.exercise.id, id));
  return id;
}
const ask = (question: Partial<Question> = {}, who: Username = 'laerer') =>
  recommend(world.context, world.people[who], {
    squadId: world.squads['7.A'],
    studentId: world.people.elev.id,
    ...question,
  });
const assign = (exerciseId: number, who: Username = 'laerer') =>
  assignRecommended(world.context, world.people[who], {
    studentId: world.people.elev.id,
    exerciseId,
    squadId: world.squads['7.A'],
  });
const titles = async (question: Partial<Question> = {}) => (await ask(question)).map(({ title }) => title);

describe('COP-01 COP-06 API-068 recommendations', () => {
  it('COP-03 there are none where no exercise trains the type', async () => {
    await markedEssay(world, 'elev');
    expect(await ask({ tag: 'text_correction_misspelling' })).toEqual([]);
    expect(await ask()).toEqual([]);
  });

  it('COP-02 ENT-12 at most three exercises that train the type, of the right level, in a stable order', async () => {
    for (const title of ['Delta', 'Alfa', 'Gamma', 'Beta']) await training(title, ['misspelling', 'capital']);
    await training('For tiende', ['misspelling'], { level: '10. klasse' });
    await training('Tysk', ['misspelling'], { productId: 'tety' });
    // of a course for others than classes: after those of the class, however its title is sorted
    await training('Abe', ['misspelling'], { level: 'Begynder' });
    const found = await ask({ tag: 'text_correction_misspelling' });
    expect(found.map(({ title }) => title)).toEqual(['Alfa', 'Beta', 'Delta']);
    expect(found[0]).toMatchObject({
      level: '7. klasse',
      isAssigned: false,
      correctionType: { id: 'misspelling', count: 1, type: expect.any(String) },
    });
    expect(await titles()).toEqual(['Alfa', 'Beta', 'Delta']);
    expect(await titles({ tag: 'text_correction_ukendt' })).toEqual([]);
  });

  it('PD-24: what the last texts show most comes first, and each exercise once', async () => {
    await training('Øvelse', ['present-r', 'misspelling']);
    expect(await titles()).not.toContain('Øvelse');
    const { answerTextId } = await markedEssay(world, 'elev');
    const categories = ['1', '2'].map((id) => ({
      id,
      active: true,
      isUser: false,
      categoryId: 'grammar',
      subcategoryId: 'present-r',
    }));
    await world.db
      .update(tables.correction)
      .set({ categories })
      .where(eq(tables.correction.answerTextId, answerTextId));
    expect(await titles()).toEqual(['Øvelse', 'Alfa', 'Beta']);
  });

  it('PD-24 COP-06 the last three texts or spelling tests count, the newest most', async () => {
    const who = { studentId: world.people.elev2.id };
    const id = await training('Stumme h’er', ['silent-letter']);
    await markedEssay(world, 'elev2');
    expect(await titles(who)).not.toContain('Stumme h’er');
    world.clock.advance(DAY);
    // »jem« for »hjem« is S05, a silent letter
    await takenTest(world, 'elev2', ['jem', 'station', 'forstå', ['krabben', 'den var bange']]);
    const [first] = await ask(who);
    expect(first).toMatchObject({ title: 'Stumme h’er', correctionType: { id: 'silent-letter', count: 1 } });
    for (let newer = 0; newer < 3; newer++) {
      world.clock.advance(DAY);
      await markedEssay(world, 'elev2');
    }
    expect(await titles(who)).not.toContain('Stumme h’er');
    // the other tests have exercises of their own to this type
    await world.db.update(tables.exercise).set({ trains: [] }).where(eq(tables.exercise.id, id));
  });

  it('COP-06 of a category for a class', async () => {
    const [like] = await world.db
      .select()
      .from(tables.exercise)
      .where(eq(tables.exercise.id, await newExercise(world)));
    const found = await ask({ studentId: undefined, courseId: 'teco', categoryId: like?.categoryId });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found.every(({ correctionType }) => correctionType === null)).toBe(true);
    expect(await codeOf(ask({ studentId: undefined }))).toBe('not-found');
  });

  it('COP-04 COP-05 API-023 assigns one without a deadline, and it can be taken back', async () => {
    const id = await training('Aaa', ['double-consonant']);
    const tag = 'text_correction_double-consonant';
    const { homeworkIds } = await assign(id);
    expect(homeworkIds).toHaveLength(1);
    expect((await ask({ tag }))[0]).toMatchObject({ id, isAssigned: true });
    await removeHomework(world.context, world.people.laerer, {
      userId: world.people.elev.id,
      exerciseId: id,
      squadId: world.squads['7.A'],
    });
    expect((await ask({ tag }))[0]).toMatchObject({ id, isAssigned: false });
  });

  it('PD-24 COP-04 what was done within 60 days is not recommended; later it is, can be assigned again and taken back', async () => {
    const id = await training('Gentag', ['silent-letter']);
    const tag = 'text_correction_silent-letter';
    const [homeworkId = 0] = (await assign(id)).homeworkIds;
    await write(world, 'elev', homeworkId);
    await handIn(world.context, world.people.elev, homeworkId);
    expect(await titles({ tag })).toEqual([]);
    world.clock.advance(61 * DAY);
    expect(await titles({ tag })).toEqual(['Gentag']);
    expect(await assign(id)).toEqual({ homeworkIds: [homeworkId], skipped: 0 });
    const task = await requireHomework(world.context, world.people.elev, homeworkId);
    expect(task.exerciseProgressId).toBeNull();

    // COP-04: 'Fjern' takes that back, and what was handed in long ago stands again
    const of = { userId: world.people.elev.id, exerciseId: id, squadId: world.squads['7.A'] };
    expect((await ask({ tag }))[0]).toMatchObject({ id, isAssigned: true });
    expect(await removeHomework(world.context, world.people.laerer, of)).toEqual({ removed: [homeworkId] });
    expect((await ask({ tag }))[0]).toMatchObject({ id, isAssigned: false });
    const before = await requireHomework(world.context, world.people.elev, homeworkId);
    expect(before.exerciseProgressId).not.toBeNull();
  });

  it('COP-05 without the licence nothing is assigned; other classes are not reached', async () => {
    const id = await training('Uden licens', ['vowel']);
    await world.db.delete(tables.licence).where(eq(tables.licence.productId, 'copo'));
    expect(await codeOf(assign(id))).toBe('no-licence');
    for (const who of ['fremmed', 'inviteret', 'nabolaerer'] as const)
      expect(await codeOf(ask({}, who))).toBe('not-found');
    expect(await codeOf(ask({ studentId: world.people.naboelev.id }))).toBe('not-found');
  });
});
