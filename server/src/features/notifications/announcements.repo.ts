import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { notification } = tables;

/** As many as an editor sees: those of years ago are forgotten anyway. */
const MOST = 200;

const columns = {
  id: notification.id,
  type: notification.type,
  // an announcement always has one: the table checks it
  audience: sql<'everyone' | 'teachers' | 'students'>`${notification.audience}`,
  title: notification.title,
  text: notification.text,
  link: notification.link,
  from: notification.shownFrom,
  to: notification.shownTo,
};
export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number];

/** What editors have announced, the latest first. */
export const findAnnouncements = (db: Db) =>
  db
    .select(columns)
    .from(notification)
    .where(isNull(notification.userId))
    .orderBy(desc(notification.shownFrom), desc(notification.id))
    .limit(MOST);

export async function insertAnnouncement(db: Db, row: Omit<AnnouncementRow, 'id'>): Promise<AnnouncementRow> {
  const { from, to, ...rest } = row;
  const [made] = await db
    .insert(notification)
    .values({ ...rest, shownFrom: from, shownTo: to })
    .returning(columns);
  if (!made) throw new Error('the announcement was not stored');
  return made;
}

/** Takes an announcement away. False when there is none. */
export async function deleteAnnouncement(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(notification)
    .where(and(eq(notification.id, id), isNull(notification.userId)))
    .returning({ id: notification.id });
  return rows.length > 0;
}
