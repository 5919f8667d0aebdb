import { NOTIFICATION_TYPES } from '@ordklar/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/context.ts';
import { deleteNotices, findTasks, readNotice, upsertNotices } from './notifications.repo.ts';

/** One notification per task, whatever the teacher has done with it (PD-26). */
const ofTask = (homeworkId: number) => `task:${homeworkId}`;
const ofQuestions = (homeworkId: number) => `questions:${homeworkId}`;
const ofAnswers = (homeworkId: number) => `answers:${homeworkId}`;

/** On whose behalf, and when. */
interface By {
  teacher: Pick<Actor, 'publicName'>;
  at: Date;
}

const INFO = { type: NOTIFICATION_TYPES.info };
const textAddress = (exerciseProgressId: number) => `/resultater/tekst/${exerciseProgressId}`;

/** A text that its pupil gets back. */
export interface ReadyText {
  homeworkId: number;
  exerciseProgressId: number;
  /** Feedback goes along. */
  hasFeedback: boolean;
  /** The pupil is to correct it. */
  isToCorrect: boolean;
}

/** Texts have been sent back to their pupils. */
export async function tellReady(db: Db, texts: readonly ReadyText[], { teacher, at }: By): Promise<void> {
  if (texts.length === 0) return;
  const tasks = new Map(
    (
      await findTasks(
        db,
        texts.map((text) => text.homeworkId),
      )
    ).map((task) => [task.homeworkId, task]),
  );
  const notices = texts.flatMap((text) => {
    const task = tasks.get(text.homeworkId);
    if (!task) return [];
    const done = text.hasFeedback ? 'rettet din tekst og skrevet til dig' : 'rettet din tekst';
    return [
      {
        ...INFO,
        userId: task.studentId,
        homeworkId: text.homeworkId,
        about: ofTask(text.homeworkId),
        title: `»${task.title}« er klar til dig`,
        text: `${teacher.publicName} har ${done}.${text.isToCorrect ? ' Nu skal du selv rette den.' : ''}`,
        link: textAddress(text.exerciseProgressId),
      },
    ];
  });
  await upsertNotices(db, notices, at);
}

/** Feedback on a task has been given or changed. */
export async function tellFeedback(
  db: Db,
  task: { homeworkId: number; exerciseProgressId: number; isText: boolean },
  { teacher, at }: By,
): Promise<void> {
  const [found] = await findTasks(db, [task.homeworkId]);
  if (!found) return;
  const notice = {
    ...INFO,
    userId: found.studentId,
    homeworkId: task.homeworkId,
    about: ofTask(task.homeworkId),
    title: `Feedback på »${found.title}«`,
    text: `${teacher.publicName} har givet dig feedback.`,
    link: task.isText ? textAddress(task.exerciseProgressId) : `/resultater/opgave/${task.homeworkId}`,
  };
  await upsertNotices(db, [notice], at);
}

/** The notifications of tasks are deleted with it. */
export const forgetTasks = (db: Db, homeworkIds: readonly number[]): Promise<void> =>
  deleteNotices(db, homeworkIds.map(ofTask));

/** What follows a pupil's name where a teacher is notified of questions, here and in mails. */
export const ASKS = 'spørger om';

/** A pupil asks about marks of a text: all its teachers are notified, how many wait. */
export async function tellAsked(
  db: Db,
  asked: { homeworkId: number; teacherIds: readonly number[]; waiting: number },
  at: Date,
): Promise<void> {
  const [task] = await findTasks(db, [asked.homeworkId]);
  if (!task) return;
  const what = asked.waiting === 1 ? 'en markering' : `${asked.waiting} markeringer`;
  const notices = asked.teacherIds.map((userId) => ({
    ...INFO,
    userId,
    homeworkId: asked.homeworkId,
    about: ofQuestions(asked.homeworkId),
    title: `${task.studentName} ${ASKS} ${what}`,
    text: `I »${task.title}«. Du kan svare, om det er en fejl.`,
    link: `/opgaver/retning/${task.squadId}/${task.exerciseId}/${task.studentId}`,
  }));
  await upsertNotices(db, notices, at);
}

/** A teacher has answered: the pupil is notified, and when nothing waits any more the teachers' notice goes. */
export async function tellAnswered(
  db: Db,
  answered: { homeworkId: number; exerciseProgressId: number; waiting: number; byId: number },
  { teacher, at }: By,
): Promise<void> {
  const { homeworkId, waiting } = answered;
  if (waiting === 0) await deleteNotices(db, [ofQuestions(homeworkId)]);
  else await readNotice(db, ofQuestions(homeworkId), answered.byId, at);
  const [task] = await findTasks(db, [homeworkId]);
  if (!task) return;
  const notice = {
    ...INFO,
    userId: task.studentId,
    homeworkId,
    about: ofAnswers(homeworkId),
    title: `Svar på dit spørgsmål til »${task.title}«`,
    text: `${teacher.publicName} har set på den markering, du spurgte om.`,
    link: textAddress(answered.exerciseProgressId),
  };
  await upsertNotices(db, [notice], at);
}
