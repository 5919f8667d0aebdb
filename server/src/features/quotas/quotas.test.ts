import fs from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { docx } from '../../testing/docx.ts';
import { formOf, ownExercise, PDF } from '../../testing/own-exercise.ts';
import { codeOf, problemOf } from '../../testing/problem-of.ts';
import { assign, ESSAY, exerciseOf, upload, writeAndHandIn } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { saveDraft } from '../drafts/index.ts';
import { filesOf } from '../homework/hand-in/attach-file.ts';
import { handIn } from '../homework/index.ts';
import { createOwnExercise } from '../own-exercises/create-own-exercise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { QUOTA_PUPIL_FILES_A_DAY: '150/7', QUOTA_PUPIL_DRAFTS: '21/40' } });
});
beforeEach(async () => {
  await world.db.delete(tables.exerciseDraft);
  await world.db.delete(tables.draft);
});
afterAll(() => world.close());

const MB = 1024 * 1024;
/** As the attack that was tried: 51 MB in 20 calls. */
const ATTACK = { calls: 20, bytes: Math.round((51 * MB) / 20) };
const text = 'a'.repeat(ATTACK.bytes);
const keptBytes = async (who: Username) => {
  const rows = await world.db
    .select({ data: tables.exerciseDraft.data })
    .from(tables.exerciseDraft)
    .where(eq(tables.exerciseDraft.userId, world.people[who].id));
  return rows.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
};

const onPage = (pageId: number) => eq(tables.exerciseDraft.pageId, pageId);

describe('a person has room for so many drafts and no more', () => {
  /** As if the pupil had so much on another page of the task. */
  const fill = (homeworkId: number, bytes: number) =>
    world.db.insert(tables.exerciseDraft).values({
      homeworkId,
      userId: world.people.elev.id,
      pageId: 1000,
      data: {},
      bytes,
      savedAt: world.clock.now(),
    });
  const attack = async (who: 'elev' | 'elev2', howMany: number) => {
    const homeworkId = await assign(world, who);
    const { api } = await world.as(who);
    const exerciseId = await exerciseOf(world, homeworkId);
    const call = (exercisePageId: number) =>
      api.saveExerciseProgress({ body: { exerciseId, homeworkId, exercisePageId, data: { text } } }).then(
        () => 'saved',
        (error: { code: string; status: number }) => `${error.status} ${error.code}`,
      );
    return { homeworkId, call, answers: Array.from({ length: howMany }, (_, n) => () => call(n + 1)) };
  };

  it('51 MB of drafts by 20 calls are refused, and what was saved before is kept', async () => {
    const { answers } = await attack('elev', ATTACK.calls);
    const said: string[] = [];
    for (const answer of answers) said.push(await answer());
    expect(new Set(said)).toEqual(new Set(['saved', '413 drafts-full']));
    expect(said[0]).toBe('saved');
    const kept = await keptBytes('elev');
    expect(kept).toBeLessThanOrEqual(world.context.config.quotas.pupil.drafts.bytes);
    expect(kept).toBeGreaterThan(world.context.config.quotas.pupil.drafts.bytes - 2 * ATTACK.bytes);
  });

  it('also when all calls come at once', async () => {
    const { answers } = await attack('elev', ATTACK.calls);
    await Promise.all(answers.map((answer) => answer()));
    expect(await keptBytes('elev')).toBeLessThanOrEqual(world.context.config.quotas.pupil.drafts.bytes);
  });

  it('one page saved again and again counts once, and a classmate is not in the way', async () => {
    const { homeworkId, call } = await attack('elev', 1);
    expect(await call(1)).toBe('saved');
    await fill(homeworkId, world.context.config.quotas.pupil.drafts.bytes - ATTACK.bytes - 100);
    expect([await call(1), await call(2)]).toEqual(['saved', '413 drafts-full']);
    // what gets shorter is always taken, also by who has too much already
    await world.db
      .update(tables.exerciseDraft)
      .set({ bytes: world.context.config.quotas.pupil.drafts.bytes })
      .where(onPage(1000));
    expect(await call(1)).toBe('saved');
    const { call: other } = await attack('elev2', 1);
    expect(await other(1)).toBe('saved');
  });

  it('the refusal says in Danish what to do, and does not stop the handing in', async () => {
    const { homeworkId } = await attack('elev', 1);
    const { api } = await world.as('elev');
    const exerciseId = await exerciseOf(world, homeworkId);
    const save = (exercisePageId: number, words: string) =>
      api.saveExerciseProgress({ body: { exerciseId, homeworkId, exercisePageId, data: { text: words } } });
    await save(1, ESSAY);
    await fill(homeworkId, world.context.config.quotas.pupil.drafts.bytes);
    await expect(save(2, text)).rejects.toThrow(/er stadig her i browseren. Forkort eller slet/);
    expect((await handIn(world.context, world.people.elev, homeworkId)).completed).toBeGreaterThan(0);
  });

  it('very many small ones are refused too', async () => {
    const homeworkId = await assign(world, 'elev');
    const row = { homeworkId, userId: world.people.elev.id, data: {}, savedAt: world.clock.now() };
    const pages = Array.from({ length: world.context.config.quotas.pupil.drafts.count }, (_, n) => ({
      ...row,
      pageId: n + 1,
    }));
    await world.db.insert(tables.exerciseDraft).values(pages);
    const { api } = await world.as('elev');
    const exerciseId = await exerciseOf(world, homeworkId);
    const save = (exercisePageId: number) =>
      api.saveExerciseProgress({ body: { exerciseId, homeworkId, exercisePageId, data: { text: 'x' } } });
    await save(1);
    expect(await codeOf(save(world.context.config.quotas.pupil.drafts.count + 1))).toBe('drafts-full');
  });

  it('what teachers write is counted with it', async () => {
    const { exerciseProgressId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
    const of = { kind: 'feedback', teacherId: world.people.laerer.id, exerciseProgressId } as const;
    const content = 'x'.repeat(1000);
    const { version } = await saveDraft(world.context, of, { content, version: 0 });
    const other = { ...of, kind: 'marks' } as const;
    const full = and(eq(tables.draft.teacherId, of.teacherId), eq(tables.draft.kind, 'feedback'));
    await world.db.update(tables.draft).set({ bytes: world.context.config.quotas.staff.drafts.bytes }).where(full);
    const problem = await problemOf(saveDraft(world.context, other, { content, version: 0 }));
    expect([problem.code, problem.status]).toEqual(['drafts-full', 413]);
    // the same one may be saved again, as it is written over
    expect((await saveDraft(world.context, of, { content, version })).version).toBe(version + 1);
  });
});

const storedFiles = async () => {
  const all = await fs.readdir(path.join(world.context.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return all.filter((entry) => entry.isFile()).length;
};
/** As if the person had uploaded these before, one a second. */
const hadUploaded = async (who: Username, homeworkId: number, sizes: number[]) => {
  const rows = sizes.map((size, n) => ({
    homeworkId,
    originalFilename: 'før.docx',
    size,
    storageKey: `${who} ${homeworkId} ${n}`,
    uploadedBy: world.people[who].id,
    uploadedAt: world.clock.now(),
    text: '',
    wordCount: 0,
    uncheckedRanges: [],
    notes: [],
    removedAt: world.clock.now(),
  }));
  await world.db.insert(tables.homeworkFile).values(rows);
};

describe('a person may upload so much in a day and keep so much in all', () => {
  beforeEach(async () => {
    await world.db.delete(tables.homeworkFile).where(eq(tables.homeworkFile.originalFilename, 'før.docx'));
    world.clock.advance(2 * DAY);
  });

  it('one more than a day takes is refused, leaves no bytes behind, and is taken the day after', async () => {
    const id = await assign(world, 'elev');
    const file = await upload(world, 'elev', id, docx(ESSAY));
    const { count } = world.context.config.quotas.pupil.filesADay;
    await hadUploaded(
      'elev',
      id,
      Array.from({ length: count - 1 }, () => 1000),
    );
    const before = await storedFiles();
    const problem = await problemOf(upload(world, 'elev', id, docx(ESSAY)));
    expect([problem.code, problem.status]).toEqual(['files-today', 429]);
    expect(problem.message).toContain('Prøv igen i morgen');
    expect(await storedFiles()).toBe(before);
    expect((await filesOf(world.context, id)).map((one) => one.id)).toEqual([file.id]);
    world.clock.advance(DAY + 1000);
    expect((await upload(world, 'elev', id, docx(ESSAY))).id).toBeGreaterThan(file.id);
  });

  it('uploads at the same moment cannot pass the limit together', async () => {
    const ids = [await assign(world, 'elev'), await assign(world, 'elev'), await assign(world, 'elev')];
    await hadUploaded('elev', ids[0] ?? 0, [
      world.context.config.quotas.pupil.filesADay.bytes - docx(ESSAY).length - 10,
    ]);
    const said = await Promise.all(
      ids.map((id) =>
        upload(world, 'elev', id, docx(ESSAY)).then(
          () => 'kept',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(said.toSorted()).toEqual(['files-today', 'files-today', 'kept']);
  });

  it('more than there is room for in all is refused', async () => {
    const id = await assign(world, 'elev');
    await hadUploaded('elev', id, [world.context.config.quotas.pupil.files.bytes]);
    world.clock.advance(2 * DAY);
    const problem = await problemOf(upload(world, 'elev', id, docx(ESSAY)));
    expect([problem.code, problem.status]).toEqual(['files-full', 413]);
  });

  it('files of own exercises count for their teacher: none of several is kept, and the exercise is not made', async () => {
    await ownExercise(world);
    const id = await assign(world, 'elev');
    await hadUploaded('laerer', id, [world.context.config.quotas.staff.filesADay.bytes - PDF.size]);
    const before = [await storedFiles(), await world.db.$count(tables.exercise)];
    const form = await formOf({ title: 'To filer', courseId: 'teco', text: 'Skriv.' }, [PDF, PDF]);
    expect(await codeOf(createOwnExercise(world.context, world.people.laerer, form))).toBe('files-today');
    expect([await storedFiles(), await world.db.$count(tables.exercise)]).toEqual(before);
  });
});
