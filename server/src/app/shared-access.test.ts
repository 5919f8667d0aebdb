import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markText } from '../features/corrections/index.ts';
import { toUnix } from '../platform/clock/clock.ts';
import type { Browser } from '../testing/browser.ts';
import { offeredSquad } from '../testing/offered-squad.ts';
import { newExercise, writeAndHandIn } from '../testing/school-day.ts';
import { DAY } from '../testing/test-clock.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let owner: Browser;
let colleague: Browser;
let pupil: Browser;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.as('laerer');
  colleague = await world.as('inviteret');
  pupil = await world.as('elev');
});
afterAll(() => world.close());

type Calls = Record<string, () => Promise<unknown>>;

describe.each(['class', 'group'] as const)('SHARE-06 a %s that is shared', (kind) => {
  let squadId: number;
  let exerciseProgressId: number;
  let view: Calls;
  let edit: Record<'assign' | 'dates' | 'marks' | 'feedback' | 'send' | 'hide' | 'delete' | 'remove', Calls[string]>;

  const share = () => ({ params: { class: squadId, user: world.people.inviteret.id } });
  const group = () => ({ params: { id: squadId } });
  const accept = () =>
    kind === 'class' ? colleague.api.putClassShare({ ...share(), body: {} }) : colleague.api.acceptGroupShare(group());
  const stop = () => (kind === 'class' ? owner.api.deleteClassShare(share()) : owner.api.deleteGroupShares(group()));
  const tasks = (of: Browser) => of.api.squadHomework({ params: { s: squadId, c: 'teco', g: 0 } });
  const isClosed = async () => {
    for (const [name, call] of Object.entries({ ...view, ...edit }))
      await expect(call(), name).rejects.toEqual(expect.objectContaining({ status: 404 }));
  };

  /** The owner's pupil has handed in an essay in a squad that is offered and not yet accepted. */
  beforeEach(async () => {
    squadId = await offeredSquad(world, kind);
    const exerciseId = await newExercise(world);
    const studentId = world.people.elev.id;
    const given = { studentIds: [studentId], squadId, deadline: null };
    const { homeworkIds } = await owner.api.assignHomework({ body: { ...given, exerciseIds: [exerciseId] } });
    const essay = await writeAndHandIn(world, 'elev', homeworkIds[0] ?? 0);
    const { homeworkId, answerTextId } = essay;
    ({ exerciseProgressId } = essay);
    await markText(world.context, answerTextId);
    const { corrections } = await owner.api.corrections({ params: { id: answerTextId } });
    const { api } = colleague;
    view = {
      tasks: () => tasks(colleague),
      task: () => api.homeworkExercise({ params: { id: homeworkId } }),
      pupils: () => api.exerciseStudents({ params: { s: squadId, ex: exerciseId, y: 2026 } }),
      attempts: () => api.exerciseResults({ params: { squad: squadId, ex: exerciseId, st: studentId, y: 2026 } }),
      attempt: () => api.squadResult({ params: { s: squadId, id: exerciseProgressId } }),
      marks: () => api.corrections({ params: { id: answerTextId } }),
    };
    const toPupil = { squadId, selfCorrectionEnabled: false };
    edit = {
      assign: async () => api.assignHomework({ body: { ...given, exerciseIds: [await newExercise(world)] } }),
      dates: () =>
        api.changeDates({
          body: { squadId, homeworkIds: [homeworkId], deadline: toUnix(world.clock.now()) + DAY / 1000 },
        }),
      marks: () =>
        api.saveCorrections({
          body: {
            ...toPupil,
            exerciseAnswerTextId: answerTextId,
            corrections: corrections.map((mark) => ({ ...mark, comment: 'Fra kollegaen' })),
            isReadyForStudent: false,
          },
        }),
      feedback: () =>
        api.saveEvaluation({
          body: { squadId, exerciseProgressId, evaluation: 'Flot', grade: '10', gradeVisible: true },
        }),
      send: () =>
        api.setReady({
          body: { ...toPupil, exerciseProgressIds: [exerciseProgressId], isReadyForStudents: true, force: true },
        }),
      hide: () => api.hideResults({ body: { exerciseProgressId, hideResults: true } }),
      delete: () => api.deleteAttempt({ params: { id: exerciseProgressId } }),
      remove: () => api.removeHomework({ body: { homeworkIds: [homeworkId] } }),
    };
  });

  it('is closed to the colleague while it is only offered', async () => {
    expect(await tasks(owner)).toHaveLength(1);
    await isClosed();
  });

  it('is closed again when the share is stopped', async () => {
    await accept();
    expect(await view['tasks']?.()).toHaveLength(1);
    await stop();
    await isClosed();
  });

  it('is open to the colleague for viewing once it is accepted', async () => {
    await accept();
    for (const [name, call] of Object.entries(view)) expect(await call(), name).not.toEqual([]);
  });

  it('is open for editing once it is accepted: owner and pupil see what the colleague did', async () => {
    await accept();
    await edit.assign();
    expect(await tasks(owner)).toHaveLength(2);
    expect(await edit.dates()).toEqual({ changed: 1 });
    await edit.marks();
    await edit.feedback();
    await edit.send();
    const own = () => pupil.api.ownResult({ params: { id: exerciseProgressId } });
    expect(await own()).toMatchObject({
      isReadyForStudent: true,
      comments: [{ text: 'Fra kollegaen' }],
      answerEvaluation: { evaluation: 'Flot', grade: '10' },
    });
    await edit.delete();
    await expect(own()).rejects.toEqual(expect.objectContaining({ status: 404 }));
    await edit.remove();
    expect(await tasks(owner)).toHaveLength(1);
  });
});
