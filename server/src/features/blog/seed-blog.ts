import { blogAuthors, blogCategories, blogPicture, blogPosts, type SeededPost } from '@ordklar/content';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/context.ts';
import { DRAWING } from './blog.repo.ts';
import { cleanHtml } from './clean-html.ts';
import * as repo from './seed.repo.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'files'>;

async function imageOf({ files, clock }: Needs, db: Db, name: string): Promise<number> {
  const known = await repo.findSeededImage(db, name);
  if (known !== undefined) return known;
  const drawing = blogPicture(name);
  if (!drawing) throw new Error(`there is no drawing ${name}`);
  const fileKey = await files.put(drawing);
  return repo.insertImage(db, { seed: name, fileKey, mimetype: DRAWING, addedAt: clock.now() });
}

/** The morning of its day; on a server whose calendar has not reached that day the posts stand in their order before now. */
function publishedAt({ published }: SeededPost, place: number, now: Date): Date {
  const morning = new Date(`${published}T06:00:00Z`);
  const atLatest = new Date(now.getTime() - (place + 1) * 60_000);
  return morning < atLatest ? morning : atLatest;
}

/**
 * Takes the posts of the content package into the blog, each once: what editors have made of it since stays, also that
 * they have taken it away. Runs at start.
 */
export async function seedBlog(context: Needs): Promise<void> {
  const posts = blogPosts();
  await context.db.transaction(async (db) => {
    await repo.holdSeeding(db);
    const known = await repo.findSeeded(
      db,
      posts.map(({ slug }) => slug),
    );
    if (known.size === posts.length) return;
    if (!(await repo.hasCategories(db)))
      await repo.insertCategories(
        db,
        blogCategories.map((category, position) => ({ ...category, position })),
      );
    const now = context.clock.now();
    for (const [place, post] of posts.entries()) {
      const categoryId = known.has(post.slug) ? undefined : await repo.findCategoryId(db, post.category);
      const author = blogAuthors.find(({ key }) => key === post.author);
      if (categoryId === undefined || !author) continue;
      const { title, brief, slug, alt: imageAlt } = post;
      const authorId = await repo.keepAuthor(db, { seed: author.key, name: author.name, jobTitle: author.jobTitle });
      const imageId = await imageOf(context, db, post.picture);
      const content = cleanHtml(post.content);
      const at = publishedAt(post, place, now);
      await repo.insertSeeded(db, {
        seed: slug,
        slug,
        title,
        brief,
        content,
        categoryId,
        authorId,
        imageId,
        imageAlt,
        publishedAt: at,
        savedAt: at,
      });
    }
  });
}
