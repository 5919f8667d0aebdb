import type { Recipient } from '@ordklar/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { newExercise } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { assignHomework, assignToMany } from './assign-homework.ts';
import { planCorrecting, readCorrectingPlan } from '../follow-up/correcting.ts';
import { removeHomework, restoreHomework } from '../manage/manage-homework.ts';

const { homework, squad, squadMember, users } = tables;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const to = (name: keyof World['squads'], ...pupils: (keyof World['people'])[]): Recipient => ({
  squadId: world.squads[name],
  ...(pupils.length > 0 && { studentIds: pupils.map((pupil) => world.people[pupil].id) }),
});
const assignTo = (recipients: Recipient[], exerciseIds: number[], who: 'laerer' | 'kollega' | 'fremmed' = 'laerer') =>
  assignToMany(world.context, world.people[who], { exerciseIds, recipients, deadline: null });
/** Who has the exercise, and in which squad. */
const holdersOf = async (exerciseId: number) => {
  const rows = await world.db
    .select({ studentId: homework.studentId, squadId: homework.squadId })
    .from(homework)
    .where(and(eq(homework.exerciseId, exerciseId), isNull(homework.removedAt)))
    .orderBy(homework.studentId);
  return rows.map(({ studentId, squadId }) => [studentId, squadId]);
};

it('HW-01 gives a class and a group several exercises in one go, and a pupil of both gets each once', async () => {
  const exerciseIds = [await newExercise(world), await newExercise(world)];
  const { elev, elev2, elev3 } = world.people;
  const { homeworkIds, skipped } = await assignTo([to('Læsehold'), to('7.A')], exerciseIds);
  expect([homeworkIds.length, skipped]).toEqual([6, 0]);
  for (const id of exerciseIds)
    expect(await holdersOf(id)).toEqual([
      [elev.id, world.squads['7.A']],
      [elev2.id, world.squads.Læsehold],
      [elev3.id, world.squads['7.A']],
    ]);
});

it('HW-01 takes whole squads and single pupils together', async () => {
  const exerciseId = await newExercise(world);
  await assignTo([to('Læsehold'), to('7.A', 'elev3', 'elev2')], [exerciseId]);
  expect((await holdersOf(exerciseId)).map(([studentId]) => studentId)).toEqual([
    world.people.elev2.id,
    world.people.elev3.id,
  ]);
});

it('HW-01 a pupil who has the exercise in another squad of the teacher gets no second one', async () => {
  const exerciseId = await newExercise(world);
  await assignTo([to('Læsehold')], [exerciseId]);
  expect(await assignTo([to('7.A')], [exerciseId])).toMatchObject({ skipped: 1 });
  expect(await holdersOf(exerciseId)).toHaveLength(3);
  const single = { exerciseIds: [exerciseId], squadId: world.squads.Læsehold, deadline: null };
  expect(
    await assignHomework(world.context, world.people.laerer, { ...single, studentIds: [world.people.elev2.id] }),
  ).toEqual({ homeworkIds: [], skipped: 1 });
});

it('HW-01 an exercise of an earlier school year can be given again', async () => {
  const exerciseId = await newExercise(world);
  await assignTo([to('Læsehold')], [exerciseId]);
  const inYear = (year: number) => world.db.update(squad).set({ year }).where(eq(squad.id, world.squads.Læsehold));
  await inYear(2025);
  try {
    expect(await assignTo([to('7.A')], [exerciseId])).toMatchObject({ skipped: 0 });
  } finally {
    await inYear(2026);
  }
});

it('HW-01 two assignments at once give no pupil the same exercise twice', async () => {
  const exerciseId = await newExercise(world);
  const answers = await Promise.all([
    assignTo([to('7.A')], [exerciseId]),
    assignTo([to('Læsehold'), to('7.A')], [exerciseId]),
    assignTo([to('Læsehold')], [exerciseId]),
  ]);
  expect(await holdersOf(exerciseId)).toHaveLength(3);
  expect(answers.reduce((sum, answer) => sum + answer.skipped, 0)).toBe(4);
});

it('HW-01 what a pupil has chosen in the class becomes the teacher’s when it comes by a group', async () => {
  const exerciseId = await newExercise(world);
  const { elev2 } = world.people;
  const [free] = await world.db
    .insert(homework)
    .values({
      exerciseId,
      studentId: elev2.id,
      squadId: world.squads['7.A'],
      assignedBy: elev2.id,
      assignedAt: world.clock.now(),
    })
    .returning();
  expect(await assignTo([to('Læsehold')], [exerciseId])).toEqual({ homeworkIds: [free?.id], skipped: 0 });
});

it('HW-01 PD-03: all or nothing: one squad or pupil out of reach is not found, and nobody gets anything', async () => {
  const exerciseId = await newExercise(world);
  for (const recipients of [
    [to('7.A'), to('7.B')],
    [to('7.A'), to('Læsehold', 'elev')],
    [to('7.A'), to('7.A', 'fremmedelev')],
    [{ squadId: 9_999_999 }],
  ])
    expect(await codeOf(assignTo(recipients, [exerciseId]))).toBe('not-found');
  expect(await codeOf(assignTo([to('7.A'), to('Læsehold')], [exerciseId], 'kollega'))).toBe('not-found');
  expect(await codeOf(assignTo([to('7.A')], [exerciseId], 'fremmed'))).toBe('not-found');
  expect(await holdersOf(exerciseId)).toEqual([]);
});

it('HW-01 PD-06 a class that has ended gets no tasks, dates or reminders, and nobody of the others gets anything', async () => {
  const exerciseId = await newExercise(world);
  const [open] = (await assignTo([to('7.A', 'elev')], [exerciseId])).homeworkIds;
  const homeworkIds = [open ?? 0];
  const squadId = world.squads['7.A'];
  const teacher = await world.as('laerer');
  const end = (archivedAt: Date | null) => world.db.update(squad).set({ archivedAt }).where(eq(squad.id, squadId));
  await end(world.clock.now());
  try {
    const refusal = { status: 409, code: 'class-ended', message: expect.stringMatching(/^Klassen er afsluttet\. /) };
    const other = await newExercise(world);
    const recipients = [to('Læsehold'), to('7.A', 'elev3')];
    const body = { exerciseIds: [other], recipients, deadline: null };
    await expect(teacher.api.assignToMany({ body })).rejects.toMatchObject(refusal);
    expect(await holdersOf(other)).toEqual([]);
    const dates = { squadId, homeworkIds, deadline: null };
    await expect(teacher.api.changeDates({ body: dates })).rejects.toMatchObject(refusal);
    await expect(teacher.api.remind({ body: { squadId, homeworkIds } })).rejects.toMatchObject(refusal);
    const again = { homeworkId: homeworkIds[0] ?? 0, studentId: world.people.elev.id, squadId };
    await expect(teacher.api.reassignHomework({ body: again })).rejects.toMatchObject(refusal);
    const ended = (await teacher.api.currentSquads()).filter(({ hasEnded }) => hasEnded);
    expect(ended.map(({ name }) => name)).toEqual(['7.A']);
    // what nobody will do any more can still be taken back
    expect(await removeHomework(world.context, world.people.laerer, { homeworkIds })).toEqual({ removed: homeworkIds });
  } finally {
    await end(null);
  }
  expect(await assignTo([to('7.A', 'elev3')], [exerciseId])).toMatchObject({ skipped: 0 });
});

it('HW-01 says in Danish that the squads have no pupils, or too many', async () => {
  const exerciseId = await newExercise(world);
  const [empty] = await world.db
    .insert(squad)
    .values({ institutionId: world.people.laerer.institutionId, name: 'Nyt hold', kind: 'group', year: 2026 })
    .returning();
  const squadId = empty?.id ?? 0;
  await world.db.insert(squadMember).values({ squadId, userId: world.people.laerer.id, role: 'teacher' });
  const nobody = await problemOf(assignTo([{ squadId }], [exerciseId]));
  expect([nobody.code, nobody.errors]).toEqual(['invalid', { recipients: ['Der er ingen elever på de valgte hold'] }]);

  const crowd = await world.db
    .insert(users)
    .values(
      Array.from({ length: 501 }, (_, n) => ({
        institutionId: world.people.laerer.institutionId,
        username: `mange${n}`,
        name: `Elev ${n}`,
        publicName: `Elev ${n}`,
        passwordHash: '-',
      })),
    )
    .returning();
  const members = crowd.map(({ id: userId }) => ({ squadId, userId, role: 'student' as const }));
  await world.db.insert(squadMember).values(members);
  const many = await problemOf(assignTo([{ squadId }], [exerciseId]));
  expect(many.errors).toEqual({ recipients: ['Du kan højst tildele til 500 elever ad gangen'] });

  const [last] = members.splice(-1);
  await world.db.delete(squadMember).where(inArray(squadMember.userId, [last?.userId ?? 0]));
  const exerciseIds = [exerciseId, await newExercise(world), await newExercise(world)];
  expect(await codeOf(assignTo([{ squadId }, to('Læsehold')], exerciseIds))).toBe('invalid');
  const { homeworkIds } = await assignTo([{ squadId }], exerciseIds);
  expect(homeworkIds).toHaveLength(1500);
  const undone = await removeHomework(world.context, world.people.laerer, { homeworkIds });
  expect(undone.removed).toHaveLength(1500);
});

it('HW-01 the call takes several recipients, and tells in Danish what does not hold', async () => {
  const teacher = await world.as('laerer');
  const exerciseIds = [await newExercise(world)];
  const made = await teacher.api.assignToMany({
    body: { exerciseIds, recipients: [to('7.A'), to('Læsehold')], deadline: null },
  });
  expect(made.homeworkIds).toHaveLength(3);
  const refused = teacher.api.assignToMany({ body: { exerciseIds, recipients: [], deadline: null } });
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { recipients: ['Feltet er påkrævet'] } });
});

it('TC-21 texts are given with whether their pupils are to correct them, and by when; other tasks are not', async () => {
  const text = await newExercise(world);
  const items = await newExercise(world);
  await world.db.update(tables.exercise).set({ kind: 'items' }).where(eq(tables.exercise.id, items));
  const recipients = [to('Læsehold'), to('7.A')];
  const { laerer } = world.people;
  const day = (n: number) => Math.floor(world.clock.now().getTime() / 1000) + n * 86_400;
  const give = (deadline: number | null, correcting?: { deadline: number | null }) =>
    assignToMany(world.context, laerer, { exerciseIds: [text, items], recipients, deadline, correcting });
  const plan = async (exerciseId: number, name: keyof World['squads']) => {
    const of = { squadId: world.squads[name], exerciseId };
    return readCorrectingPlan(world.context, laerer, of);
  };

  const early = await problemOf(give(day(7), { deadline: day(6) }));
  expect(JSON.stringify(early)).toContain('Fristen for at rette selv skal ligge efter afleveringsfristen');
  expect(await holdersOf(text)).toEqual([]);

  await give(day(7), { deadline: day(14) });
  for (const name of ['7.A', 'Læsehold'] as const)
    expect(await plan(text, name)).toMatchObject({ wanted: true, deadline: day(14), open: 0 });
  expect(await codeOf(plan(items, '7.A'))).toBe('not-found');
  // given again without the choice, what was planned stands
  await give(day(7));
  expect(await plan(text, '7.A')).toMatchObject({ wanted: true, deadline: day(14) });
});

it('TC-21 what was decided with an assignment goes and comes back with it', async () => {
  const { laerer } = world.people;
  const text = await newExercise(world);
  const of = { squadId: world.squads['7.A'], exerciseId: text };
  const day = (n: number) => Math.floor(world.clock.now().getTime() / 1000) + n * 86_400;
  const [week, twoWeeks] = [day(7), day(14)];
  const plan = async () => {
    const { wanted, deadline } = await readCorrectingPlan(world.context, laerer, of);
    return { wanted, deadline };
  };
  const give = (names: string[], correcting: { deadline: number | null } | null) => {
    world.clock.advance(1000);
    const studentIds = names.map((name) => world.people[name as 'elev'].id);
    return assignHomework(world.context, laerer, {
      exerciseIds: [text],
      squadId: of.squadId,
      studentIds,
      deadline: null,
      correcting,
    });
  };

  await give(['elev'], { deadline: week });
  const second = await give(['elev2'], { deadline: twoWeeks });
  expect(await plan()).toEqual({ wanted: true, deadline: twoWeeks });
  await removeHomework(world.context, laerer, { homeworkIds: second.homeworkIds });
  expect(await plan()).toEqual({ wanted: true, deadline: week });
  await restoreHomework(world.context, laerer, second.homeworkIds);
  expect(await plan()).toEqual({ wanted: true, deadline: twoWeeks });

  // who has the text already gets nothing, so nothing is decided
  expect((await give(['elev', 'elev2'], { deadline: week })).skipped).toBe(2);
  expect(await plan()).toEqual({ wanted: true, deadline: twoWeeks });

  // what is decided afterwards holds, and who joins later joins what is planned
  world.clock.advance(1000);
  await planCorrecting(world.context, laerer, of, { wanted: true, deadline: week });
  await removeHomework(world.context, laerer, { homeworkIds: second.homeworkIds });
  await give(['elev2'], null);
  expect(await plan()).toEqual({ wanted: true, deadline: week });
});

it('TC-21 a text that nobody has any more begins with what is said when it is given again', async () => {
  const { laerer, elev } = world.people;
  const text = await newExercise(world);
  const of = { squadId: world.squads['7.A'], exerciseId: text };
  const give = (correcting: { deadline: number | null } | null) => {
    world.clock.advance(1000);
    return assignHomework(world.context, laerer, {
      exerciseIds: [text],
      squadId: of.squadId,
      studentIds: [elev.id],
      deadline: null,
      correcting,
    });
  };
  const first = await give({ deadline: null });
  await planCorrecting(world.context, laerer, of, { wanted: true, deadline: null });
  await removeHomework(world.context, laerer, { homeworkIds: first.homeworkIds });
  await give(null);
  expect(await readCorrectingPlan(world.context, laerer, of)).toMatchObject({ wanted: false, deadline: null });
});
