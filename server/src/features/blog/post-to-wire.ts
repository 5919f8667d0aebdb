import type { BlogCard, BlogPost } from '@ordklar/contract';
import { fromUnix, toUnix } from '../../platform/clock/clock.ts';
import type { PostRow } from './blog.repo.ts';
import { cleanHtml } from './clean-html.ts';

/** Where a picture of the blog is served. */
export const imagePath = (imageId: number): string => `/blog/billeder/${imageId}`;

/** The picture of a post that other sites show: our drawings as PNG, because they show no SVG. */
export const sharePath = ({ imageId, isDrawn }: Pick<PostRow, 'imageId' | 'isDrawn'>): string | null =>
  imageId === null ? null : `${imagePath(imageId)}${isDrawn ? '/deling' : ''}`;

/** The address of a post. */
export const postPath = (slug: string): string => `/blog/${slug}`;

const pathOrNull = (imageId: number | null) => (imageId === null ? null : imagePath(imageId));

/** A post on a card: without its text. */
export function toCard(row: PostRow): BlogCard {
  return {
    id: row.id,
    title: row.title,
    brief: row.brief,
    published: toUnix(row.publishedAt ?? fromUnix(0)),
    thumbnail_path: pathOrNull(row.thumbnailId ?? row.imageId),
    image_path: pathOrNull(row.imageId),
    image_alt: row.imageAlt,
    url: postPath(row.slug ?? ''),
    category_id: row.categoryId ?? 0,
    category_name: row.categoryName,
  };
}

/** A post as ENT-02 has it. Its HTML is cleaned here too: what was stored before the rules changed keeps to them. */
export const toPost = (row: PostRow): BlogPost => ({
  ...toCard(row),
  content: cleanHtml(row.content),
  author: {
    name: row.authorName,
    image_path: pathOrNull(row.authorImageId),
    job_title: row.authorJobTitle,
  },
});
