import type { EditedPost, PostState } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import { imagePath } from '../post-to-wire.ts';
import type { ListedRow } from './posts.repo.ts';

/** Where a post stands at `now`. */
export function stateOf(post: { publishedAt: Date | null; removedAt: Date | null }, now: Date): PostState {
  if (post.removedAt) return 'archived';
  if (!post.publishedAt) return 'draft';
  return post.publishedAt > now ? 'planned' : 'published';
}

/** A row of the editors' list. */
export const toEdited = (row: ListedRow, now: Date): EditedPost => ({
  id: row.id,
  state: stateOf(row, now),
  hasChanges: row.hasDraft && row.publishedAt !== null,
  title: row.title,
  slug: row.slug ?? '',
  categoryName: row.categoryName,
  authorName: row.authorName,
  imagePath: row.imageId === null ? null : imagePath(row.imageId),
  publishedAt: toUnix(row.publishedAt),
  savedAt: toUnix(row.savedAt),
  savedByName: row.savedByName,
});
