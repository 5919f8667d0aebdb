import { countWords } from '@ordklar/school';
import { loadExercises } from '../exercises/bank.ts';
import { describe, expect, test } from 'vitest';
import { courseOf } from '../catalogue/catalogue.ts';
import { freeTextTaskBySlug } from '../free-text/bank.ts';
import { demoEssayStates, demoSeedSchema, type DemoEssay } from './demo-school-schema.ts';
import { demoSeed } from './demo-seed.ts';

const people = new Map(demoSeed.people.map((person) => [person.username, person]));
const classes = new Map(demoSeed.classes.map((squad) => [squad.key, squad]));
const homework = new Map(demoSeed.homework.map((item) => [item.key, item]));
const returned: ReadonlySet<DemoEssay['state']> = new Set(['ready', 'self-correcting', 'handed-in-again']);
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

describe('demo school', () => {
  test('the seed has its shape, and keys are unique', () => {
    expect(demoSeedSchema.safeParse(demoSeed).error).toBeUndefined();
    for (const list of [demoSeed.schools, demoSeed.classes, demoSeed.groups, demoSeed.homework]) {
      unique(list.map((item) => item.key));
    }
    unique(demoSeed.people.map((person) => person.username));
    unique(demoSeed.people.map((person) => person.name));
  });

  test('the documented accounts are there with their roles', () => {
    const roles = (username: string) => people.get(username)?.roles.join();
    expect(['laerer', 'laerer2', 'laerer3'].map(roles)).toEqual(['teacher', 'teacher', 'teacher']);
    expect(['elev', 'elev2', 'skoleadmin', 'redaktor'].map(roles)).toEqual([
      'student',
      'student',
      'school-administrator',
      'editor',
    ]);
    expect(people.get('laerer')?.name).toBe('Mette Krogh');
    expect(people.get('laerer3')?.school).not.toBe(people.get('laerer')?.school);
  });

  test('classes have 20 and 21 pupils, everybody belongs to the school of the class and every pupil to one class', () => {
    expect(classes.get('7a')?.pupils).toHaveLength(20);
    expect(classes.get('8b')?.pupils).toHaveLength(21);
    expect(classes.get('7a')?.pupils).toEqual(expect.arrayContaining(['elev', 'elev2']));
    for (const squad of demoSeed.classes) {
      for (const username of squad.teachers) {
        expect(people.get(username)).toMatchObject({ school: squad.school, roles: ['teacher'] });
      }
      for (const username of squad.pupils) {
        expect(people.get(username), username).toMatchObject({ school: squad.school, roles: ['student'] });
      }
    }
    const pupils = demoSeed.people.filter((person) => person.roles.includes('student')).map((p) => p.username);
    expect(demoSeed.classes.flatMap((squad) => squad.pupils).sort()).toEqual(pupils.sort());
  });

  test('groups, shares and licences point at what exists, and one share waits', () => {
    for (const group of demoSeed.groups) {
      expect(people.get(group.owner)?.roles).toEqual(['teacher']);
      for (const username of group.pupils) expect(people.get(username)?.school).toBe(people.get(group.owner)?.school);
    }
    for (const share of demoSeed.shares) {
      const targets = share.type === 'class' ? demoSeed.classes : demoSeed.groups;
      expect(targets.some((target) => target.key === share.target)).toBe(true);
      expect(people.get(share.creator)?.school).toBe(people.get(share.recipient)?.school);
    }
    expect(demoSeed.shares.filter((share) => share.state === 'pending').map((share) => share.recipient)).toEqual([
      'laerer',
    ]);
    for (const { school, productId } of demoSeed.licences) {
      expect(demoSeed.schools.some((candidate) => candidate.key === school)).toBe(true);
      if (productId !== 'copo') expect(courseOf(productId).productId).toBe(productId);
    }
    const own = demoSeed.licences.filter(({ school }) => school === 'soebakkeskolen').map(({ productId }) => productId);
    for (const productId of ['teco', 'gram', 'gren', 'grty', 'grfr', 'copo']) expect(own).toContain(productId);
    expect(own).not.toContain('gcea');
  });

  test('homework names real tasks, classes and pupils; some is finished, some open, some not yet visible', async () => {
    const exercises = new Set((await loadExercises()).map(({ slug }) => slug));
    for (const item of demoSeed.homework) {
      const isThere = exercises.has(item.exerciseSlug) || freeTextTaskBySlug(item.exerciseSlug) !== undefined;
      expect(isThere, item.exerciseSlug).toBe(true);
      const squad = classes.get(item.classKey);
      if (item.pupils !== 'all') expect(squad?.pupils).toEqual(expect.arrayContaining(item.pupils));
      expect(item.availableDay).toBeGreaterThanOrEqual(item.assignedDay);
      expect(item.deadlineDay).toBeGreaterThan(item.availableDay);
    }
    expect(demoSeed.homework.some((item) => item.deadlineDay < -14)).toBe(true);
    expect(demoSeed.homework.some((item) => item.deadlineDay > 0 && item.availableDay <= 0)).toBe(true);
    expect(demoSeed.homework.some((item) => item.availableDay > 0)).toBe(true);
  });

  test('what classes have done is of the bank, done before today and no task of theirs; both ends of a message share a class', async () => {
    const bank = new Set((await loadExercises()).filter(({ steps }) => !steps).map(({ slug }) => slug));
    const assigned = new Set(demoSeed.homework.map((item) => `${item.classKey} ${item.exerciseSlug}`));
    unique(demoSeed.answered.map((done) => `${done.classKey} ${done.exerciseSlug}`));
    for (const { classKey, exerciseSlug } of demoSeed.answered) {
      expect(classes.get(classKey), classKey).toBeDefined();
      expect(bank.has(exerciseSlug), exerciseSlug).toBe(true);
      expect(assigned.has(`${classKey} ${exerciseSlug}`), exerciseSlug).toBe(false);
    }
    // whom a class is shared with teaches it too
    const colleagues = (classKey: string) =>
      demoSeed.shares.flatMap(({ state, target, recipient }) =>
        state === 'accepted' && target === classKey ? [recipient] : [],
      );
    const share = (one: string, other: string) =>
      demoSeed.classes.some(({ key, pupils, teachers }) =>
        [one, other].every((of) => [...pupils, ...teachers, ...colleagues(key)].includes(of)),
      );
    for (const { from, to } of demoSeed.messages) expect(share(from, to), `${from} ${to}`).toBe(true);
  });

  test('elev has something to write, something given back and something to correct', () => {
    const mine = demoSeed.essays.filter((essay) => essay.pupil === 'elev');
    const open = demoSeed.homework.filter(
      (item) =>
        item.classKey === '7a' &&
        item.availableDay <= 0 &&
        item.deadlineDay > 0 &&
        (item.pupils === 'all' || item.pupils.includes('elev')) &&
        !mine.some((essay) => essay.homework === item.key),
    );
    expect(open.length).toBeGreaterThanOrEqual(2);
    expect(mine.map((essay) => essay.state).sort()).toEqual(['handed-in-again', 'self-correcting']);
  });
});

describe('pupil texts of the demo', () => {
  test('every text belongs to a homework of that pupil and was written while it was visible', () => {
    unique(demoSeed.essays.map((essay) => `${essay.homework} ${essay.pupil}`));
    for (const essay of demoSeed.essays) {
      const item = homework.get(essay.homework);
      const pupils = item?.pupils === 'all' ? classes.get(item.classKey)?.pupils : item?.pupils;
      expect(item?.exerciseSlug, essay.pupil).toBe(essay.exerciseSlug);
      expect(pupils, essay.homework).toContain(essay.pupil);
      expect(-essay.daysAgo, essay.pupil).toBeGreaterThanOrEqual(item?.availableDay ?? 0);
      expect(essay.secondVersion?.daysAgo ?? 0).toBeLessThan(essay.daysAgo + 1);
    }
  });

  test('at least 22 handed-in texts of 100 to 350 words, and every state occurs', () => {
    const written = demoSeed.essays.filter((essay) => essay.state !== 'draft');
    expect(written.length).toBeGreaterThanOrEqual(22);
    for (const essay of written) {
      const words = countWords(essay.text);
      expect(words, `${essay.homework} ${essay.pupil}`).toBeGreaterThanOrEqual(100);
      expect(words, `${essay.homework} ${essay.pupil}`).toBeLessThanOrEqual(350);
    }
    const states = new Set<string>(demoSeed.essays.map((essay) => essay.state));
    // `assigned` is everyone in a homework who has no text yet.
    expect([...states, 'assigned'].sort()).toEqual([...demoEssayStates].sort());
  });

  test('HAND-19 every handed-in text has a comma or a sentence mark, so the product would have taken it', () => {
    for (const essay of demoSeed.essays) expect(essay.text, essay.pupil).toMatch(/[,.!?]/);
  });

  test('EVAL-07 grades and feedback are where the state allows them, some grades hidden', () => {
    const graded = demoSeed.essays.filter((essay) => essay.grade !== undefined);
    expect(graded.length).toBeGreaterThanOrEqual(10);
    for (const essay of graded) {
      expect(returned.has(essay.state), essay.pupil).toBe(true);
      expect(essay.gradeVisible, essay.pupil).toBeDefined();
    }
    expect(new Set(graded.map((essay) => essay.gradeVisible))).toEqual(new Set([true, false]));
    for (const essay of demoSeed.essays) {
      if (returned.has(essay.state)) expect(essay.feedback, essay.pupil).toBeDefined();
    }
  });

  test('TC-21 a second version is there exactly when the pupil corrects or has corrected, and it differs', () => {
    for (const essay of demoSeed.essays) {
      const corrects = essay.state === 'self-correcting' || essay.state === 'handed-in-again';
      expect(essay.secondVersion !== undefined, essay.pupil).toBe(corrects);
      expect(essay.secondVersion?.text).not.toBe(essay.text);
    }
  });

  test('a test is of a pupil who has it, and what is said to be wrong in it is', async () => {
    const bank = await loadExercises();
    unique(demoSeed.tests.map((one) => `${one.homework} ${one.pupil}`));
    for (const { homework: key, pupil, written, skipped, halfDone } of demoSeed.tests) {
      const item = homework.get(key);
      const exercise = bank.find(({ slug }) => slug === item?.exerciseSlug);
      expect(exercise?.steps, key).toBeDefined();
      expect(item?.pupils, key).toContain(pupil);
      for (const [number, answer] of Object.entries(written)) {
        const one = exercise?.items[Number(number) - 1];
        expect(one?.kind === 'dictation' && !one.answers.includes(answer), `${key} ${number} ${answer}`).toBe(true);
      }
      for (const number of [...skipped, ...halfDone])
        expect(exercise?.items[number - 1], `${key} ${number}`).toBeDefined();
      for (const number of halfDone) expect(exercise?.items[number - 1]?.kind).toBe('read-and-answer');
    }
  });
});
