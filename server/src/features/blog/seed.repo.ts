import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { blogAuthor, blogCategory, blogImage, blogPost } = tables;

/** Two servers that start at once must not take the posts in twice. */
export async function holdSeeding(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('seed blog'))`);
}

/** Which of these posts were taken in before, whatever has become of them. */
export async function findSeeded(db: Db, seeds: string[]): Promise<Set<string>> {
  const rows = await db.select({ seed: blogPost.seed }).from(blogPost).where(inArray(blogPost.seed, seeds));
  return new Set(rows.flatMap(({ seed }) => seed ?? []));
}

/** Whether the blog has a category; then the editors see to them. */
export const hasCategories = async (db: Db): Promise<boolean> => (await db.$count(blogCategory)) > 0;

export async function insertCategories(db: Db, rows: (typeof blogCategory.$inferInsert)[]): Promise<void> {
  await db.insert(blogCategory).values(rows);
}

/** The id of a category by its slug; undefined where an editor has taken it away. */
export async function findCategoryId(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db.select({ id: blogCategory.id }).from(blogCategory).where(eq(blogCategory.slug, slug));
  return row?.id;
}

/** The id of an author of the content package, who is added where they are not there. */
export async function keepAuthor(db: Db, author: { seed: string; name: string; jobTitle: string }): Promise<number> {
  await db.insert(blogAuthor).values(author).onConflictDoNothing({ target: blogAuthor.seed });
  const [row] = await db.select({ id: blogAuthor.id }).from(blogAuthor).where(eq(blogAuthor.seed, author.seed));
  if (!row) throw new Error('the author was not stored');
  return row.id;
}

/** The id of a drawing of the content package; undefined where it is not there yet. */
export async function findSeededImage(db: Db, seed: string): Promise<number | undefined> {
  const [row] = await db.select({ id: blogImage.id }).from(blogImage).where(eq(blogImage.seed, seed));
  return row?.id;
}

export async function insertImage(db: Db, row: typeof blogImage.$inferInsert): Promise<number> {
  const [image] = await db.insert(blogImage).values(row).returning({ id: blogImage.id });
  if (!image) throw new Error('the picture was not stored');
  return image.id;
}

/** Takes a post in, unless one of its seed or its slug is there. */
export async function insertSeeded(db: Db, row: typeof blogPost.$inferInsert): Promise<void> {
  await db.insert(blogPost).values(row).onConflictDoNothing();
}
