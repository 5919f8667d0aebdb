import type { PictureCrop } from '@ordklar/contract';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './people.ts';

/** A picture of the blog. What an id shows never changes: another picture, or another part of it, is another row. */
export const blogImage = pgTable(
  'blog_image',
  {
    id: id(),
    /** What the content package calls it; null for one that an editor has uploaded. */
    seed: text().unique(),
    fileKey: text().notNull(),
    mimetype: text().notNull(),
    addedAt: moment().notNull(),
    /** The same, small, for lists; null where this one is shown there. */
    thumbnailId: integer().references((): AnyPgColumn => blogImage.id),
    /** The whole that this is a part of, to be cropped again; null where nothing was cut away. */
    wholeId: integer().references((): AnyPgColumn => blogImage.id),
    crop: jsonb().$type<PictureCrop>(),
    /** Only kept to be cut from: readers do not get it, since what was cut away may be what they are not to see. */
    isOnlyKept: boolean().notNull().default(false),
  },
  (table) => [index('blog_image_thumbnail_id').on(table.thumbnailId), index('blog_image_whole_id').on(table.wholeId)],
);

/** What a post is about. */
export const blogCategory = pgTable('blog_category', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
});

/** Who a post is signed by. */
export const blogAuthor = pgTable(
  'blog_author',
  {
    id: id(),
    /** What the content package calls them; null for one that an editor has added. */
    seed: text().unique(),
    name: text().notNull(),
    jobTitle: text().notNull(),
    imageId: integer().references(() => blogImage.id),
  },
  (table) => [index('blog_author_image_id').on(table.imageId)],
);

/** What an editor has written of a post and readers do not see yet. */
export interface BlogDraft {
  slug: string;
  title: string;
  brief: string;
  content: string;
  categoryId: number | null;
  authorId: number | null;
  imageId: number | null;
  imageAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** When it is to be published, in unix seconds; null: when one presses the button. */
  publishAt: number | null;
}

/** A post of the blog as readers see it, and what an editor is changing in it. */
export const blogPost = pgTable(
  'blog_post',
  {
    id: id(),
    /** What the content package calls it, so that it is taken in once; null for one that an editor has written. */
    seed: text().unique(),
    /** Null until it is published for the first time. */
    slug: text().unique(),
    title: text().notNull(),
    brief: text().notNull(),
    /** HTML, cleaned when it was saved and again before it is shown. */
    content: text().notNull(),
    categoryId: integer().references(() => blogCategory.id),
    authorId: integer().references(() => blogAuthor.id),
    imageId: integer().references(() => blogImage.id),
    imageAlt: text().notNull().default(''),
    /** Title and description for search engines; empty: title and brief. */
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** From when readers see it; null: a draft. */
    publishedAt: moment(),
    /** What is changed and not published; null when nothing is. */
    draft: jsonb().$type<BlogDraft>(),
    /** One more with each save, so that two editors do not write over each other. */
    version: integer().notNull().default(1),
    savedAt: moment().notNull(),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Taken away; it can be brought back. */
    removedAt: moment(),
  },
  (table) => [
    index('blog_post_published').on(table.publishedAt, table.id),
    index('blog_post_category').on(table.categoryId, table.publishedAt),
    index('blog_post_author_id').on(table.authorId),
    index('blog_post_image_id').on(table.imageId),
    index('blog_post_saved_by').on(table.savedBy),
  ],
);

/** An address that a post or a category had before: it leads to where that stands now. */
export const blogOldSlug = pgTable(
  'blog_old_slug',
  {
    slug: text().primaryKey(),
    postId: integer().references(() => blogPost.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => blogCategory.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_old_slug_post_id').on(table.postId), index('blog_old_slug_category_id').on(table.categoryId)],
);

/** Who has done what to a post. */
export const blogChange = pgTable(
  'blog_change',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPost.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: moment().notNull(),
    what: text({
      enum: ['created', 'edited', 'published', 'planned', 'withdrawn', 'discarded', 'removed', 'restored'],
    }).notNull(),
    /** What the post said afterwards, to go back to; null where its text was not what changed. */
    content: jsonb().$type<BlogDraft>(),
  },
  (table) => [index('blog_change_post').on(table.postId, table.at), index('blog_change_user_id').on(table.userId)],
);
