import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { blogAuthor, blogChange, blogImage, blogPost } = tables;

/** Whether there is such a picture that readers can get. */
export const hasImage = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(blogImage, and(eq(blogImage.id, id), eq(blogImage.isOnlyKept, false)))) > 0;

export async function insertImage(db: Db, row: typeof blogImage.$inferInsert): Promise<number> {
  const [made] = await db.insert(blogImage).values(row).returning({ id: blogImage.id });
  if (!made) throw new Error('the picture was not stored');
  return made.id;
}

/**
 * Deletes the rows of uploaded pictures from before a moment that nothing shows: no post, no draft, no older text to which one
 * can go back, no author, and no picture that it is the small one or the whole of. Answers the keys of their files.
 */
export async function deleteUnused(db: Db, before: Date): Promise<string[]> {
  const id = sql.raw('"blog_image"."id"');
  // a picture in a text stands there with its address
  const place = sql`'%/blog/billeder/' || ${id} || '"%'`;
  const rows = await db
    .delete(blogImage)
    .where(
      and(
        isNull(blogImage.seed),
        lt(blogImage.addedAt, before),
        sql`not exists (select 1 from ${blogImage} cut where cut.thumbnail_id = ${id} or cut.whole_id = ${id})`,
        sql`not exists (select 1 from ${blogAuthor} where ${blogAuthor.imageId} = ${id})`,
        sql`not exists (select 1 from ${blogPost} where ${blogPost.imageId} = ${id} or ${blogPost.content} like ${place}
          or (${blogPost.draft}->>'imageId')::int = ${id} or ${blogPost.draft}->>'content' like ${place})`,
        sql`not exists (select 1 from ${blogChange} where (${blogChange.content}->>'imageId')::int = ${id}
          or ${blogChange.content}->>'content' like ${place})`,
      ),
    )
    .returning({ fileKey: blogImage.fileKey });
  return rows.map(({ fileKey }) => fileKey);
}
