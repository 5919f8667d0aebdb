import type { PostState } from '@ordklar/contract';
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../../platform/db/index.ts';

const { blogAuthor, blogCategory, blogImage, blogPost, users } = tables;

/** A field of the draft, or of what readers see where nothing is being changed. */
const inDraft = (name: string, published: SQL): SQL =>
  sql`case when ${blogPost.draft} is null then ${published} else ${blogPost.draft}->>${sql.raw(`'${name}'`)} end`;

const categoryId = sql<number | null>`(${inDraft('categoryId', sql`${blogPost.categoryId}::text`)})::int`;
const authorId = sql<number | null>`(${inDraft('authorId', sql`${blogPost.authorId}::text`)})::int`;
const imageId = sql<number | null>`(${inDraft('imageId', sql`${blogPost.imageId}::text`)})::int`;
const title = sql<string>`${inDraft('title', sql`${blogPost.title}`)}`;
const slug = sql<string | null>`${inDraft('slug', sql`${blogPost.slug}`)}`;
const words = sql`${title} || ' ' || ${inDraft('brief', sql`${blogPost.brief}`)} || ' ' || regexp_replace(${inDraft('content', sql`${blogPost.content}`)}, '<[^>]*>', ' ', 'g')`;

const columns = {
  id: blogPost.id,
  publishedAt: blogPost.publishedAt,
  removedAt: blogPost.removedAt,
  savedAt: blogPost.savedAt,
  hasDraft: sql<boolean>`${blogPost.draft} is not null`,
  title,
  slug,
  /** As lists show it. */
  imageId: sql<
    number | null
  >`coalesce((select ${blogImage.thumbnailId} from ${blogImage} where ${blogImage.id} = ${imageId}), ${imageId})`,
  categoryName: blogCategory.name,
  authorName: blogAuthor.name,
  savedByName: users.name,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(blogPost)
    .leftJoin(blogCategory, eq(blogCategory.id, categoryId))
    .leftJoin(blogAuthor, eq(blogAuthor.id, authorId))
    .leftJoin(users, eq(users.id, blogPost.savedBy));
export type ListedRow = Awaited<ReturnType<typeof select>>[number];

const IN_STATE: Record<PostState, (now: Date) => SQL | undefined> = {
  draft: () => and(isNull(blogPost.removedAt), isNull(blogPost.publishedAt)),
  planned: (now) => and(isNull(blogPost.removedAt), sql`${blogPost.publishedAt} > ${atMoment(now)}`),
  published: (now) => and(isNull(blogPost.removedAt), sql`${blogPost.publishedAt} <= ${atMoment(now)}`),
  archived: () => isNotNull(blogPost.removedAt),
};

/** Which posts are asked for. */
export interface Wanted {
  state?: PostState | undefined;
  /** For PostgreSQL's `~*`; a post must match every one. */
  patterns: readonly string[];
  categoryId?: number | undefined;
  authorId?: number | undefined;
}

const isWanted = (now: Date, wanted: Wanted): SQL | undefined =>
  and(
    wanted.state ? IN_STATE[wanted.state](now) : isNull(blogPost.removedAt),
    ...wanted.patterns.map((pattern) => sql`(${words}) ~* ${pattern}`),
    wanted.categoryId === undefined ? undefined : sql`${categoryId} = ${wanted.categoryId}`,
    wanted.authorId === undefined ? undefined : sql`${authorId} = ${wanted.authorId}`,
  );

/** A part of the list: drafts first, then what is planned, then the newest. */
export const findPosts = (db: Db, now: Date, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) =>
  select(db)
    .where(isWanted(now, wanted))
    .orderBy(sql`${blogPost.publishedAt} desc nulls first`, desc(blogPost.savedAt), desc(blogPost.id))
    .limit(limit)
    .offset(offset);

export const countPosts = (db: Db, now: Date, wanted: Wanted): Promise<number> =>
  db.$count(blogPost, isWanted(now, wanted));

/** How many posts there are in each state. */
export async function countStates(db: Db, now: Date): Promise<Record<PostState, number>> {
  const inState = (state: PostState) => sql<number>`(count(*) filter (where ${IN_STATE[state](now)}))::int`;
  const [row] = await db
    .select({
      draft: inState('draft'),
      planned: inState('planned'),
      published: inState('published'),
      archived: inState('archived'),
    })
    .from(blogPost);
  return row ?? { draft: 0, planned: 0, published: 0, archived: 0 };
}

export async function findListed(db: Db, id: number): Promise<ListedRow | undefined> {
  const [row] = await select(db).where(eq(blogPost.id, id));
  return row;
}

export type StoredPost = typeof blogPost.$inferSelect;

/** A post with all that is stored of it. `hold` keeps others from changing it until the transaction ends. */
export async function findPost(db: Db, id: number, hold = false): Promise<StoredPost | undefined> {
  const query = db.select().from(blogPost).where(eq(blogPost.id, id));
  const [row] = await (hold ? query.for('update') : query);
  return row;
}

export async function findSaverName(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? null;
}

export async function insertPost(db: Db, row: typeof blogPost.$inferInsert): Promise<number> {
  const [made] = await db.insert(blogPost).values(row).returning({ id: blogPost.id });
  if (!made) throw new Error('the post was not stored');
  return made.id;
}

export async function changePost(db: Db, id: number, changes: Partial<StoredPost>): Promise<void> {
  await db.update(blogPost).set(changes).where(eq(blogPost.id, id));
}

/**
 * The title of another post that has this address, or is being given it; null where it is free. Of a post that has it no draft
 * takes it, nor does an archived draft.
 */
export async function findSlugOwner(db: Db, slugAsked: string, exceptId: number): Promise<string | null> {
  if ((await db.$count(blogPost, and(eq(blogPost.id, exceptId), eq(blogPost.slug, slugAsked)))) > 0) return null;
  const [row] = await db
    .select({ title })
    .from(blogPost)
    .where(
      and(
        ne(blogPost.id, exceptId),
        or(
          eq(blogPost.slug, slugAsked),
          and(isNull(blogPost.slug), isNull(blogPost.removedAt), sql`${blogPost.draft}->>'slug' = ${slugAsked}`),
        ),
      ),
    )
    .limit(1);
  return row?.title ?? null;
}

/** The name of the category that has this address: posts and categories share a level. */
export async function findCategoryBySlug(db: Db, slugAsked: string, exceptId = 0): Promise<string | null> {
  const [row] = await db
    .select({ name: blogCategory.name })
    .from(blogCategory)
    .where(and(eq(blogCategory.slug, slugAsked), ne(blogCategory.id, exceptId)));
  return row?.name ?? null;
}

/** Lets whoever gives posts or categories an address wait for each other until the transaction ends. */
export async function holdSlugs(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`);
}
