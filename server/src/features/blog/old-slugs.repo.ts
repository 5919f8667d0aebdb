import { eq } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { blogCategory, blogOldSlug, blogPost } = tables;

/** Whose address it was. */
type Owner = { postId: number } | { categoryId: number };

/** Lets an address that a post or a category has had lead to where it stands now; `slug` is the new one, which leads nowhere else. */
export async function keepOldSlug(db: Db, old: string, slug: string, owner: Owner): Promise<void> {
  const row = { postId: null, categoryId: null, ...owner };
  await db
    .insert(blogOldSlug)
    .values({ slug: old, ...row })
    .onConflictDoUpdate({ target: blogOldSlug.slug, set: row });
  await freeOldSlug(db, slug);
}

/** Something new has this address: it no longer leads elsewhere. */
export async function freeOldSlug(db: Db, slug: string): Promise<void> {
  await db.delete(blogOldSlug).where(eq(blogOldSlug.slug, slug));
}

/** The address that what stood at this one has now; null where nothing did. */
export async function findMoved(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ post: blogPost.slug, category: blogCategory.slug })
    .from(blogOldSlug)
    .leftJoin(blogPost, eq(blogPost.id, blogOldSlug.postId))
    .leftJoin(blogCategory, eq(blogCategory.id, blogOldSlug.categoryId))
    .where(eq(blogOldSlug.slug, slug));
  return row?.post ?? row?.category ?? null;
}
