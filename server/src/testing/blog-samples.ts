import type { blogApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { CALLERS, type Samples } from './sample.ts';
import type { World } from './world.ts';

let made = 0;

/** A published post in a category of its own, with its ids. */
export async function newBlogPost({ db, clock }: World) {
  const n = ++made;
  const [category] = await db
    .insert(tables.blogCategory)
    .values({ name: `Kategori ${n}`, slug: `kategori-${n}`, position: n })
    .returning();
  const [author] = await db.insert(tables.blogAuthor).values({ name: 'Redaktionen', jobTitle: 'Skriver' }).returning();
  const now = clock.now();
  const [post] = await db
    .insert(tables.blogPost)
    .values({
      slug: `proeve-indlaeg-${n}`,
      title: 'Komma',
      brief: 'Kort om komma.',
      content: '<p>Tekst.</p>',
      categoryId: category?.id ?? null,
      authorId: author?.id ?? null,
      publishedAt: now,
      savedAt: now,
    })
    .returning();
  if (!category || !author || !post) throw new Error('the post was not stored');
  return { postId: post.id, categoryId: category.id, authorId: author.id, slug: `proeve-indlaeg-${n}` };
}

const ofPost = async (world: World) => ({ params: { id: (await newBlogPost(world)).postId } });

/** Samples of what visitors read of the blog. */
export const blogSamples: Samples<typeof blogApi> = {
  blogPosts: { args: () => ({ query: { page: 1 } }), succeeds: CALLERS },
  blogCategoryPosts: {
    args: async (world) => ({ params: { id: (await newBlogPost(world)).categoryId }, query: { page: 1 } }),
    succeeds: CALLERS,
  },
  blogCategories: { args: () => ({}), succeeds: CALLERS },
  blogSearch: { args: () => ({ query: { searchText: 'komma', page: 1 } }), succeeds: CALLERS },
  previousBlogPost: { args: ofPost, succeeds: CALLERS },
  nextBlogPost: { args: ofPost, succeeds: CALLERS },
};
