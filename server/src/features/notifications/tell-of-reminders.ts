import { NOTIFICATION_TYPES } from '@ordklar/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/context.ts';
import { deleteNotices, findTasks, insertReminders } from './notifications.repo.ts';

const ofReminder = (homeworkId: number) => `reminder:${homeworkId}`;

/** A task that its pupil has not handed in. */
interface Reminder {
  homeworkId: number;
  /** To correct the own text. */
  isCorrecting: boolean;
  deadline: Date | null;
  /** The deadline has passed. */
  isLate: boolean;
}

const moment = new Intl.DateTimeFormat('da-DK', {
  timeZone: 'Europe/Copenhagen',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** »fredag den 27. november kl. 20.00«; made of the parts, for what stands between them differs from one Node to another. */
function momentWords(at: Date): string {
  const part = Object.fromEntries(moment.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.weekday} den ${part.day}. ${part.month} kl. ${part.hour}.${part.minute}`;
}

function dueWords({ deadline, isLate }: Reminder): string {
  if (deadline === null) return 'Der er ingen frist.';
  const words = momentWords(deadline);
  return isLate ? `Fristen var ${words}, men du kan stadig aflevere.` : `Fristen er ${words}.`;
}

/** Pupils are reminded of what they miss. Answers of which tasks; those notified since `since` are left in peace. */
export async function tellReminded(
  db: Db,
  reminders: readonly Reminder[],
  { teacher, at, since }: { teacher: Pick<Actor, 'publicName'>; at: Date; since: Date },
): Promise<number[]> {
  const tasks = new Map(
    (
      await findTasks(
        db,
        reminders.map(({ homeworkId }) => homeworkId),
      )
    ).map((task) => [task.homeworkId, task]),
  );
  const notices = reminders.flatMap((reminder) => {
    const task = tasks.get(reminder.homeworkId);
    if (!task) return [];
    return {
      type: NOTIFICATION_TYPES.info,
      userId: task.studentId,
      homeworkId: reminder.homeworkId,
      about: ofReminder(reminder.homeworkId),
      title: reminder.isCorrecting ? `Husk at rette »${task.title}«` : `Husk at aflevere »${task.title}«`,
      text: `En påmindelse fra ${teacher.publicName}. ${dueWords(reminder)}`,
      link: `/exercise/page/${task.exerciseId}/1?homeworkId=${reminder.homeworkId}`,
    };
  });
  return insertReminders(db, notices, at, since);
}

/** The task is handed in: nobody need be reminded. */
export const forgetReminder = (db: Db, homeworkId: number): Promise<void> =>
  deleteNotices(db, [ofReminder(homeworkId)]);
