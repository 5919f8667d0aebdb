import type { BlogPostPage } from '@ordklar/contract';
import { fromUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { postPage } from '../blog-page.ts';
import { DRAWING, findImage } from '../blog.repo.ts';
import { findPost } from './posts.repo.ts';
import { findAuthorRow, findCategories } from './shelf.repo.ts';
import { writingOf } from './writing.ts';

/** The public page of a post as its draft would make it; null for who is no editor, and where there is no such post. */
export async function previewPage(
  context: Context,
  url: URL,
  actor: Actor | null,
  id: number,
): Promise<BlogPostPage | null> {
  if (!actor?.roles.includes('editor')) return null;
  const post = await findPost(context.db, id);
  if (!post) return null;
  const now = context.clock.now();
  const { publishAt, ...writing } = writingOf(post, now);
  const category = (await findCategories(context.db)).find((each) => each.id === writing.categoryId);
  const author = writing.authorId === null ? undefined : await findAuthorRow(context.db, writing.authorId);
  const image = writing.imageId === null ? null : await findImage(context.db, writing.imageId);
  const row = {
    ...writing,
    id,
    publishedAt: fromUnix(publishAt) ?? post.publishedAt ?? now,
    changedAt: post.savedAt,
    thumbnailId: image?.thumbnailId ?? null,
    isDrawn: image?.mimetype === DRAWING,
    categoryName: category?.name ?? '',
    authorName: author?.name ?? '',
    authorJobTitle: author?.jobTitle ?? '',
    authorImageId: author?.imageId ?? null,
  };
  const page = await postPage(context, url, row, true);
  return { ...page, backPath: `/redaktion/indlaeg/${id}` };
}
