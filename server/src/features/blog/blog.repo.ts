import { and, asc, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../platform/db/index.ts';

const { blogAuthor, blogCategory, blogChange, blogImage, blogPost } = tables;

/** What our own drawings are; no editor adds one of this kind. */
export const DRAWING = 'image/svg+xml';

/** When what readers see was changed last: published, or corrected since. */
const changedAt = sql<Date>`greatest(${blogPost.publishedAt}, (
  select max(change.at) from ${blogChange} change where change.post_id = ${blogPost.id} and change.what = 'published'
))`.mapWith(blogPost.publishedAt);

const columns = {
  id: blogPost.id,
  slug: blogPost.slug,
  title: blogPost.title,
  brief: blogPost.brief,
  content: blogPost.content,
  publishedAt: blogPost.publishedAt,
  changedAt,
  imageId: blogPost.imageId,
  thumbnailId: blogImage.thumbnailId,
  isDrawn: sql<boolean>`coalesce(${blogImage.mimetype} = ${DRAWING}, false)`,
  imageAlt: blogPost.imageAlt,
  seoTitle: blogPost.seoTitle,
  seoDescription: blogPost.seoDescription,
  categoryId: blogPost.categoryId,
  categoryName: blogCategory.name,
  authorName: blogAuthor.name,
  authorJobTitle: blogAuthor.jobTitle,
  authorImageId: blogAuthor.imageId,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(blogPost)
    .innerJoin(blogCategory, eq(blogCategory.id, blogPost.categoryId))
    .innerJoin(blogAuthor, eq(blogAuthor.id, blogPost.authorId))
    .leftJoin(blogImage, eq(blogImage.id, blogPost.imageId));
export type PostRow = Awaited<ReturnType<typeof select>>[number];

/** What readers see at `now`. */
const isPublic = (now: Date) => and(lte(blogPost.publishedAt, now), isNull(blogPost.removedAt));
const newestFirst = [desc(blogPost.publishedAt), desc(blogPost.id)];

async function findPage(db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: Slice) {
  const rows = await select(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const total = await db.$count(blogPost, where);
  return { rows, total };
}

/** A part of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

/** Published posts, newest first, of one category or of all; and how many there are. */
export const findPublished = (db: Db, now: Date, categoryId: number | null, slice: Slice) =>
  findPage(
    db,
    and(isPublic(now), categoryId === null ? undefined : eq(blogPost.categoryId, categoryId)),
    newestFirst,
    slice,
  );

/** Published posts that match every pattern, those that match in the title first; and how many there are. */
export function searchPublished(db: Db, now: Date, patterns: readonly string[], slice: Slice) {
  const all = (column: SQL) => and(...patterns.map((pattern) => sql`${column} ~* ${pattern}`)) as SQL;
  const inTitle = all(sql`${blogPost.title}`);
  const words = sql`${blogPost.title} || ' ' || ${blogPost.brief} || ' ' || regexp_replace(${blogPost.content}, '<[^>]*>', ' ', 'g')`;
  return findPage(db, and(isPublic(now), all(sql`(${words})`)), [desc(inTitle), ...newestFirst], slice);
}

export async function findPublishedBySlug(db: Db, now: Date, slug: string): Promise<PostRow | undefined> {
  const [row] = await select(db).where(and(isPublic(now), eq(blogPost.slug, slug)));
  return row;
}

export async function findPublishedById(db: Db, now: Date, id: number): Promise<PostRow | undefined> {
  const [row] = await select(db).where(and(isPublic(now), eq(blogPost.id, id)));
  return row;
}

/** The published post next to this one in time. */
export async function findNeighbour(
  db: Db,
  now: Date,
  { id, publishedAt }: { id: number; publishedAt: Date },
  side: 'previous' | 'next',
) {
  const before = side === 'previous';
  const compare = before ? sql`<` : sql`>`;
  const [row] = await db
    .select({ slug: blogPost.slug, title: blogPost.title })
    .from(blogPost)
    .where(
      and(isPublic(now), sql`(${blogPost.publishedAt}, ${blogPost.id}) ${compare} (${atMoment(publishedAt)}, ${id})`),
    )
    .orderBy(...(before ? newestFirst : [asc(blogPost.publishedAt), asc(blogPost.id)]))
    .limit(1);
  return row ?? null;
}

/** Addresses of all published posts, with when readers last got something new there. */
export const findAddresses = (db: Db, now: Date) =>
  db
    .select({ slug: blogPost.slug, changedAt })
    .from(blogPost)
    .where(isPublic(now))
    .orderBy(...newestFirst);

/** All categories, in the order of the tabs. */
export const findCategories = (db: Db) =>
  db
    .select({ id: blogCategory.id, name: blogCategory.name, slug: blogCategory.slug })
    .from(blogCategory)
    .orderBy(asc(blogCategory.position), asc(blogCategory.id));

/** Where a picture's bytes are, what kind they are, and what belongs to it. */
export async function findImage(db: Db, id: number) {
  const [row] = await db.select().from(blogImage).where(eq(blogImage.id, id));
  return row ?? null;
}
