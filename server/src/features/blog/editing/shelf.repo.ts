import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { blogAuthor, blogCategory, blogPost } = tables;

/** Whether a post has it, among readers or in its draft. Archived posts count: they can come back. */
const uses = (field: 'categoryId' | 'authorId', id: number | SQL): SQL | undefined =>
  or(sql`${blogPost[field]} = ${id}`, sql`(${blogPost.draft}->>${sql.raw(`'${field}'`)})::int = ${id}`);

const posts = (field: 'categoryId' | 'authorId', id: SQL) =>
  sql<number>`(select count(*)::int from ${blogPost} where ${uses(field, id)})`;

const category = {
  id: blogCategory.id,
  name: blogCategory.name,
  slug: blogCategory.slug,
  posts: posts('categoryId', sql.raw('"blog_category"."id"')),
};
const author = {
  id: blogAuthor.id,
  name: blogAuthor.name,
  jobTitle: blogAuthor.jobTitle,
  imageId: blogAuthor.imageId,
  posts: posts('authorId', sql.raw('"blog_author"."id"')),
};

/** The categories in the order of the tabs, with how many posts each has. */
export const findCategories = (db: Db) =>
  db.select(category).from(blogCategory).orderBy(asc(blogCategory.position), asc(blogCategory.id));

/** The authors by the Danish alphabet, with how many posts each has. */
export const findAuthors = (db: Db) =>
  db.select(author).from(blogAuthor).orderBy(sql`${blogAuthor.name} collate "da-x-icu"`, blogAuthor.id);

export async function findAuthorRow(db: Db, id: number) {
  const [row] = await db
    .select({ name: blogAuthor.name, jobTitle: blogAuthor.jobTitle, imageId: blogAuthor.imageId })
    .from(blogAuthor)
    .where(eq(blogAuthor.id, id));
  return row;
}

export const hasCategory = async (db: Db, id: number) => (await db.$count(blogCategory, eq(blogCategory.id, id))) > 0;
export const hasAuthor = async (db: Db, id: number) => (await db.$count(blogAuthor, eq(blogAuthor.id, id))) > 0;

/** Makes a category, the last of them; answers its id. */
export async function insertCategory(db: Db, row: { name: string; slug: string }): Promise<number> {
  const position = sql<number>`(select coalesce(max(${blogCategory.position}), -1) + 1 from ${blogCategory})`;
  const [made] = await db
    .insert(blogCategory)
    .values({ ...row, position })
    .returning({ id: blogCategory.id });
  return made?.id ?? 0;
}

/** What an editor says of an author. */
export interface AuthorRow {
  name: string;
  jobTitle: string;
  imageId: number | null;
}

export async function insertAuthor(db: Db, row: AuthorRow): Promise<number> {
  const [made] = await db.insert(blogAuthor).values(row).returning({ id: blogAuthor.id });
  return made?.id ?? 0;
}

/** False where there is no such category. */
export async function changeCategory(db: Db, id: number, row: Partial<typeof blogCategory.$inferInsert>) {
  const rows = await db.update(blogCategory).set(row).where(eq(blogCategory.id, id)).returning({ id: blogCategory.id });
  return rows.length > 0;
}

/** False where there is no such author. */
export async function changeAuthor(db: Db, id: number, row: AuthorRow): Promise<boolean> {
  const rows = await db.update(blogAuthor).set(row).where(eq(blogAuthor.id, id)).returning({ id: blogAuthor.id });
  return rows.length > 0;
}

/** How many posts have it. */
export const countUses = (db: Db, field: 'categoryId' | 'authorId', id: number): Promise<number> =>
  db.$count(blogPost, uses(field, id));

/** Gives the posts of one to another, in their drafts too. */
export async function movePosts(db: Db, field: 'categoryId' | 'authorId', from: number, to: number): Promise<void> {
  await db
    .update(blogPost)
    .set({ [field]: to })
    .where(eq(blogPost[field], from));
  await db
    .update(blogPost)
    .set({
      draft: sql`jsonb_set(${blogPost.draft}, ${sql.raw(`'{${field}}'`)}, to_jsonb(${to}::int))`,
      version: sql`${blogPost.version} + 1`,
    })
    .where(sql`(${blogPost.draft}->>${sql.raw(`'${field}'`)})::int = ${from}`);
}

export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.delete(blogCategory).where(eq(blogCategory.id, id));
}

export async function deleteAuthor(db: Db, id: number): Promise<void> {
  await db.delete(blogAuthor).where(eq(blogAuthor.id, id));
}
