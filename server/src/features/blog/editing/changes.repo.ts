import type { PostChangeKind } from '@ordklar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { BlogDraft } from '../../../platform/db/schema/blog.ts';
import { type Db, tables } from '../../../platform/db/index.ts';

const { blogChange, users } = tables;

/** As many as an editor sees of a post. */
const MOST = 200;
/** What one editor writes in one go is one change, not one for each pause. */
const ONE_GO_MS = 30 * 60_000;
/** But what takes so many characters away at once is one of its own: another window wrote over this one, or much was deleted. */
const MUCH = 300;

/** How many characters of a text a newer one has not, where one stretch was exchanged. */
function takenAway(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return before.length - start - end;
}

interface Change {
  postId: number;
  userId: number;
  at: Date;
  what: PostChangeKind;
  content: BlogDraft | null;
}

/** Notes who has done what; writing that goes on from the same editor's last change becomes part of it. */
export async function noteChange(db: Db, change: Change): Promise<void> {
  const [last] = await db
    .select({
      id: blogChange.id,
      userId: blogChange.userId,
      what: blogChange.what,
      at: blogChange.at,
      content: blogChange.content,
    })
    .from(blogChange)
    .where(eq(blogChange.postId, change.postId))
    .orderBy(desc(blogChange.id))
    .limit(1);
  const goesOn =
    change.what === 'edited' &&
    last?.what === 'edited' &&
    last.userId === change.userId &&
    change.at.getTime() - last.at.getTime() < ONE_GO_MS &&
    takenAway(last.content?.content ?? '', change.content?.content ?? '') < MUCH;
  if (goesOn)
    await db.update(blogChange).set({ at: change.at, content: change.content }).where(eq(blogChange.id, last.id));
  else await db.insert(blogChange).values(change);
}

/** What was done to a post, the latest first. */
export const findChanges = (db: Db, postId: number) =>
  db
    .select({
      id: blogChange.id,
      at: blogChange.at,
      byName: users.name,
      what: blogChange.what,
      title: sql<string | null>`${blogChange.content}->>'title'`,
    })
    .from(blogChange)
    .leftJoin(users, eq(users.id, blogChange.userId))
    .where(eq(blogChange.postId, postId))
    .orderBy(desc(blogChange.at), desc(blogChange.id))
    .limit(MOST);

/** What a post said after a change; undefined where there is no such text. */
export async function findContent(db: Db, postId: number, changeId: number): Promise<BlogDraft | undefined> {
  const [row] = await db
    .select({ content: blogChange.content })
    .from(blogChange)
    .where(and(eq(blogChange.id, changeId), eq(blogChange.postId, postId)));
  return row?.content ?? undefined;
}
