import { isDeepStrictEqual } from 'node:util';
import type { PostWriting } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import { cleanHtml } from '../clean-html.ts';
import type { StoredPost } from './posts.repo.ts';

/** A post on which nothing is written. */
export const EMPTY_WRITING: PostWriting = {
  title: '',
  slug: '',
  brief: '',
  content: '',
  categoryId: null,
  authorId: null,
  imageId: null,
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  publishAt: null,
};

/** What readers see of a post, or will see at its time, as one writes on it. */
export const publishedWriting = (post: StoredPost, now: Date): PostWriting => ({
  title: post.title,
  slug: post.slug ?? '',
  brief: post.brief,
  content: post.content,
  categoryId: post.categoryId,
  authorId: post.authorId,
  imageId: post.imageId,
  imageAlt: post.imageAlt,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
  publishAt: post.publishedAt !== null && post.publishedAt > now ? toUnix(post.publishedAt) : null,
});

/** What is written of a post: its draft, or what readers see. A draft that is older than a field lacks it. */
export const writingOf = (post: StoredPost, now: Date): PostWriting =>
  post.draft ? { ...EMPTY_WRITING, ...post.draft } : publishedWriting(post, now);

/** What is kept of what was written; null where it is what readers see already. */
export function draftOf(post: StoredPost, written: PostWriting, now: Date): PostWriting | null {
  const clean = { ...written, content: cleanHtml(written.content) };
  return post.slug !== null && isDeepStrictEqual(clean, publishedWriting(post, now)) ? null : clean;
}
