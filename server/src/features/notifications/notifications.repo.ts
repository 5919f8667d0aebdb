import type { NotificationAudience, NotificationType } from '@ordklar/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { atMoment, builtOnce, type Db, tables } from '../../platform/db/index.ts';

const { exercise, homework, notification, notificationRead, users } = tables;

/** A year of notifications is kept (PD-26). */
const KEPT = sql`interval '12 months'`;

/** Something to tell one person. */
export interface Notice {
  userId: number;
  type: NotificationType;
  about: string;
  title: string;
  text: string;
  link?: string | null;
  shareId?: number;
  isRequest?: boolean;
  homeworkId?: number;
}

/** Who asks, with the audiences that the person belongs to. */
export interface Reader {
  userId: number;
  audiences: readonly NotificationAudience[];
  now: Date;
}

/** What of it is asked for. */
export interface Chosen {
  types?: number[] | undefined;
  sharingRequests: boolean;
}

/** Notifies people; where somebody has the notification already, the new words stand in place of the old, and are unread. */
export async function upsertNotices(db: Db, notices: readonly Notice[], shownFrom: Date): Promise<void> {
  if (notices.length === 0) return;
  await db
    .insert(notification)
    .values(notices.map((notice) => ({ ...notice, shownFrom })))
    .onConflictDoUpdate({
      target: [notification.userId, notification.about],
      set: {
        type: sql`excluded.type`,
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        link: sql`excluded.link`,
        shareId: sql`excluded.share_id`,
        isRequest: sql`excluded.is_request`,
        shownFrom: sql`excluded.shown_from`,
        readAt: null,
      },
    });
}

/** Notifies people of what they are not notified of again before `since` lies behind; answers of which tasks somebody has been notified now. */
export async function insertReminders(
  db: Db,
  notices: readonly (Notice & { homeworkId: number })[],
  shownFrom: Date,
  since: Date,
): Promise<number[]> {
  if (notices.length === 0) return [];
  const rows = await db
    .insert(notification)
    .values(notices.map((notice) => ({ ...notice, shownFrom })))
    .onConflictDoUpdate({
      target: [notification.userId, notification.about],
      set: { title: sql`excluded.title`, text: sql`excluded.text`, shownFrom, readAt: null },
      setWhere: lte(notification.shownFrom, since),
    })
    .returning({ homeworkId: notification.homeworkId });
  return rows.flatMap(({ homeworkId }) => homeworkId ?? []);
}

/** Deletes the notifications of something: from everybody, or from one person. */
export async function deleteNotices(db: Db, about: readonly string[], userId?: number): Promise<void> {
  if (about.length === 0) return;
  await db
    .delete(notification)
    .where(
      and(
        isNotNull(notification.userId),
        inArray(notification.about, [...about]),
        userId === undefined ? undefined : eq(notification.userId, userId),
      ),
    );
}

/** Marks the notifications of something as read, for one person. */
export async function readNotice(db: Db, about: string, userId: number, readAt: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt, isRequest: false })
    .where(and(eq(notification.userId, userId), eq(notification.about, about)));
}

/** A {@link Reader} and what is {@link Chosen} as a statement names them. */
interface Asked {
  userId: SQL;
  audiences: SQL;
  now: SQL;
  isChosen: SQL | undefined;
}

const askedBy = ({ userId, audiences, now }: Reader, { types, sharingRequests }: Chosen): Asked => ({
  userId: sql`${userId}`,
  audiences: sql`${sql.param([...audiences])}::text[]`,
  now: atMoment(now),
  isChosen: and(
    types === undefined ? undefined : sql`${notification.type} = any(${sql.param(types)}::int[])`,
    sharingRequests ? undefined : eq(notification.isRequest, false),
  ),
});

/** The person's own whose task, if it tells of one, is still there. */
const isOwn = ({ userId, now, isChosen }: Asked) =>
  and(
    eq(notification.userId, userId),
    isChosen,
    gt(notification.shownFrom, sql`${now} - ${KEPT}`),
    // asked row by row: of »exists« the database may make a look through all tasks
    sql`(${notification.homeworkId} is null or
      (select task.removed_at is null from ${homework} task where task.id = ${notification.homeworkId}))`,
  );

/** Announced to the person, and shown now. */
const isAnnounced = ({ audiences, now, isChosen }: Asked) =>
  and(
    isNull(notification.userId),
    isChosen,
    sql`${notification.audience} = any(${audiences})`,
    lte(notification.shownFrom, now),
    gt(notification.shownFrom, sql`${now} - ${KEPT}`),
    or(isNull(notification.shownTo), gt(notification.shownTo, now)),
  );

/** A page of the person’s notifications, the newest first. */
export function findNotifications(db: Db, reader: Reader, chosen: Chosen, page: { limit: number; offset: number }) {
  const asked = askedBy(reader, chosen);
  return db
    .select({
      id: notification.id,
      type: notification.type,
      title: notification.title,
      text: notification.text,
      link: notification.link,
      shareId: notification.shareId,
      shownFrom: notification.shownFrom,
      readAt: sql<Date | null>`coalesce(${notification.readAt}, ${notificationRead.readAt})`.mapWith(
        notification.readAt,
      ),
    })
    .from(notification)
    .leftJoin(
      notificationRead,
      and(eq(notificationRead.notificationId, notification.id), eq(notificationRead.userId, reader.userId)),
    )
    .where(or(isOwn(asked), isAnnounced(asked)))
    .orderBy(desc(notification.shownFrom), desc(notification.id))
    .limit(page.limit)
    .offset(page.offset);
}

const unread = builtOnce((db) => {
  const types = sql`${sql.placeholder('types')}::int[]`;
  const asked: Asked = {
    userId: sql`${sql.placeholder('userId')}::int`,
    audiences: sql`${sql.placeholder('audiences')}::text[]`,
    now: sql`${sql.placeholder('now')}::timestamptz`,
    isChosen: sql`(${types} is null or ${notification.type} = any(${types}))
      and (${sql.placeholder('sharingRequests')}::boolean or not ${notification.isRequest})`,
  };
  const isRead = sql`exists (
    select 1 from ${notificationRead} seen where seen.user_id = ${asked.userId} and seen.notification_id = ${notification.id})`;
  const own = db
    .select({ one: sql`1` })
    .from(notification)
    .where(and(isOwn(asked), isNull(notification.readAt)));
  const announced = db
    .select({ one: sql`1` })
    .from(notification)
    .where(and(isAnnounced(asked), not(isRead)));
  const count = sql<number>`((select count(*) from ${own} as own) + (select count(*) from ${announced} as announced))::int`;
  return db.select({ count }).from(sql`(values (1)) as once`).prepare('unread_notifications');
});

/** How many the person has not read: one query of two index scans, which every open page asks again and again. */
export async function countUnread(db: Db, reader: Reader, { types, sharingRequests }: Chosen): Promise<number> {
  const { userId, audiences, now } = reader;
  const given = { userId, audiences, now: now.toISOString(), types: types ?? null, sharingRequests };
  const [row] = await unread(db).execute(given);
  return row?.count ?? 0;
}

/** Marks the person's as read: one, or all. Answers whether there was any such, read before or not. */
export async function markRead(db: Db, reader: Reader, only?: { id: number; type: number }): Promise<boolean> {
  const isMeant = only && and(eq(notification.id, only.id), sql`${notification.type} = ${only.type}`);
  const readAt = reader.now;
  const asked = askedBy(reader, { sharingRequests: true });
  const own = await db
    .update(notification)
    .set({ readAt: sql`coalesce(${notification.readAt}, ${atMoment(readAt)})` })
    .where(and(isOwn(asked), isMeant ?? isNull(notification.readAt)))
    .returning({ id: notification.id });
  if (only && own.length > 0) return true;
  const announced = await db
    .select({ notificationId: notification.id })
    .from(notification)
    .where(and(isAnnounced(asked), isMeant));
  if (announced.length === 0) return false;
  await db
    .insert(notificationRead)
    .values(announced.map((row) => ({ ...row, userId: reader.userId, readAt })))
    .onConflictDoNothing();
  return true;
}

/** Forgets what is older than a year. */
export async function deleteOld(db: Db, now: Date): Promise<void> {
  await db
    .delete(notification)
    .where(lte(sql`coalesce(${notification.shownTo}, ${notification.shownFrom})`, sql`${atMoment(now)} - ${KEPT}`));
}

/** What notifications say of tasks: whose they are and what they are called. */
export const findTasks = (db: Db, homeworkIds: number[]) =>
  db
    .select({
      homeworkId: homework.id,
      studentId: homework.studentId,
      studentName: users.publicName,
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .where(inArray(homework.id, homeworkIds));
