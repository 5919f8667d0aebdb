import { z } from 'zod';
import { draftSave, draftSaved } from './drafts.ts';
import { del, get, id, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

/** Most characters of what search engines show of a title and a description; more is cut off there, not refused. */
export const SEO_TITLE_SHOWN = 60;
export const SEO_DESCRIPTION_SHOWN = 155;
/** Most characters of a short text, where a post is published. */
export const BRIEF_MAX = 300;
export const POST_TITLE_MAX = 200;
/** What a slug is made of. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A post as it stands in the fields, finished or not. */
export const postWriting = z
  .object({
    title: z.string().max(500),
    slug: z.string().max(200),
    brief: z.string().max(2000),
    /** HTML; what the server does not allow is left out when it is saved. */
    content: z.string().max(300_000),
    categoryId: id.nullable(),
    authorId: id.nullable(),
    imageId: id.nullable(),
    imageAlt: z.string().max(500),
    seoTitle: z.string().max(500),
    seoDescription: z.string().max(1000),
    /** When it is to be published; null: when one presses the button. */
    publishAt: unixSeconds.nullable(),
  })
  .meta({ id: 'PostWriting' });
export type PostWriting = z.output<typeof postWriting>;

/** Where a post stands. `archived`: not shown, it can be brought back. */
export const POST_STATES = ['draft', 'planned', 'published', 'archived'] as const;
export type PostState = (typeof POST_STATES)[number];

const count = z.number().int();

/** A post in the editors' list: as its draft has it, where it has one. */
export const editedPost = z
  .object({
    id,
    state: z.enum(POST_STATES),
    /** Readers see an older text. */
    hasChanges: z.boolean(),
    title: z.string(),
    slug: z.string(),
    categoryName: z.string().nullable(),
    authorName: z.string().nullable(),
    imagePath: z.string().nullable(),
    publishedAt: unixSeconds.nullable(),
    savedAt: unixSeconds,
    savedByName: z.string().nullable(),
  })
  .meta({ id: 'EditedPost' });
export type EditedPost = z.output<typeof editedPost>;

/** What an editor has done with a post. */
export const POST_CHANGES = [
  'created',
  'edited',
  'published',
  'planned',
  'withdrawn',
  'discarded',
  'removed',
  'restored',
] as const;
export type PostChangeKind = (typeof POST_CHANGES)[number];

const postChange = z.object({
  id,
  at: unixSeconds,
  /** Null: by the system, or by somebody whose account is gone. */
  byName: z.string().nullable(),
  what: z.enum(POST_CHANGES),
  /** The title that it had then; null where no text was kept with it. */
  title: z.string().nullable(),
});
export type PostChange = z.output<typeof postChange>;

const category = z.object({ id, name: z.string(), slug: z.string(), posts: count }).meta({ id: 'EditedCategory' });
export type EditedCategory = z.output<typeof category>;
const author = z
  .object({ id, name: z.string(), jobTitle: z.string(), imageId: id.nullable(), posts: count })
  .meta({ id: 'EditedAuthor' });
export type EditedAuthor = z.output<typeof author>;

const name = z.string().trim().min(1).max(80);
const categoryBody = z.object({ name, slug: z.string().trim().min(1).max(80).regex(SLUG) });
/** The picture is one that was added for posts. */
const authorBody = z.object({ name, jobTitle: z.string().trim().max(120), imageId: id.nullable() });

const page = z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1);
const ofOne = { access: ['editor'], params: z.object({ id: idParam }) } as const;
/** Where what still stands there goes. */
const moveTo = z.object({ moveTo: idParam.optional() });

/** Which part of a picture is shown: how far it is magnified, and where the part lies, across and down. */
export const pictureCrop = z.object({
  zoom: z.number().min(1).max(4),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type PictureCrop = z.infer<typeof pictureCrop>;

/** How editors make the blog (PD-28). */
export const blogEditingApi = {
  editedPosts: get('editor/posts', {
    access: ['editor'],
    summary: 'A page of all posts, drafts first; the last page where there are fewer',
    query: z.object({
      state: z.enum(POST_STATES).optional(),
      search: z.string().trim().max(100).optional(),
      categoryId: idParam.optional(),
      authorId: idParam.optional(),
      page,
    }),
    answers: {
      200: z.object({
        posts: z.array(editedPost),
        page: count,
        pages: count,
        total: count,
        /** Of all posts, whatever is searched for; `all` without the archived. */
        counts: z.object({ all: count, draft: count, planned: count, published: count, archived: count }),
      }),
    },
  }),
  newPost: post('editor/posts', {
    access: ['editor'],
    summary: 'Begin a post',
    answers: { 201: z.object({ id }) },
  }),
  editedPost: get('editor/posts/{id}', {
    ...ofOne,
    summary: 'Where a post stands, and who has done what to it',
    answers: { 200: editedPost.extend({ changes: z.array(postChange) }) },
  }),
  postDraft: get('editor/posts/{id}/draft', {
    ...ofOne,
    summary: 'A post as it is to be written on',
    answers: {
      200: z.object({ content: postWriting, version: count, savedAt: unixSeconds.nullable() }),
    },
  }),
  savePostDraft: put('editor/posts/{id}/draft', {
    ...ofOne,
    summary:
      'Keep what is written of a post; readers see it when it is published. 409 where another has saved meanwhile',
    body: draftSave(postWriting),
    answers: { 200: draftSaved },
  }),
  discardPostDraft: del('editor/posts/{id}/draft', {
    ...ofOne,
    summary: 'Go back to what readers see',
    answers: { 204: nothing },
  }),
  publishPost: post('editor/posts/{id}/publish', {
    ...ofOne,
    summary: 'Publish what is saved: at its time, or now where that has passed or none is set',
    body: z.object({ version: z.int32() }),
    answers: { 200: editedPost },
  }),
  withdrawPost: post('editor/posts/{id}/withdraw', {
    ...ofOne,
    summary: 'Take a post from the readers; it is a draft again',
    answers: { 200: editedPost },
  }),
  archivePost: del('editor/posts/{id}', {
    ...ofOne,
    summary: 'Put a post away; readers no longer see it',
    answers: { 204: nothing },
  }),
  restorePost: post('editor/posts/{id}/restore', {
    ...ofOne,
    summary: 'Bring an archived post back as it was',
    answers: { 200: editedPost },
  }),
  restorePostVersion: post('editor/posts/{id}/changes/{changeId}/restore', {
    access: ['editor'],
    params: z.object({ id: idParam, changeId: idParam }),
    summary: 'Go on from an older text; readers see it when it is published',
    answers: { 204: nothing },
  }),
  slugOwner: get('editor/posts/{id}/slug', {
    ...ofOne,
    summary: 'Whether an address is free for a post; else what has it',
    query: z.object({ slug: z.string().max(200) }),
    answers: { 200: z.object({ fault: z.string().nullable() }) },
  }),
  addPostImage: post('editor/blog/images', {
    access: ['editor'],
    summary: 'Save a picture for posts; where the visible part is given, it can be cropped again',
    form: z.object({
      zoom: z.string().optional(),
      x: z.string().optional(),
      y: z.string().optional(),
      /** The picture whose whole this is another part of. */
      cutFrom: z.string().optional(),
    }),
    files: {
      most: 3,
      what: 'the picture, then the same, small, for lists, then the whole that it is cut from; JPG, PNG, WebP or GIF, together at most 10 MB',
      required: true,
    },
    answers: { 201: z.object({ id, path: z.string() }) },
  }),
  postImage: get('editor/blog/images/{id}', {
    ...ofOne,
    summary: 'Whether a picture can be cut, and which part of its whole it shows; null where that is all of it',
    answers: { 200: z.object({ canBeCut: z.boolean(), crop: pictureCrop.nullable() }) },
  }),
  wholePostImage: get('editor/blog/images/{id}/whole', {
    ...ofOne,
    summary: 'The whole that a picture was cut from, as readers never get it',
    answers: { 200: z.unknown().meta({ description: 'the picture' }) },
  }),
  editedCategories: get('editor/blog/categories', {
    access: ['editor'],
    summary: 'The categories in the order of the tabs, with how many posts each has, archived ones too',
    answers: { 200: z.array(category) },
  }),
  addCategory: post('editor/blog/categories', {
    access: ['editor'],
    summary: 'Make a category, the last of the tabs',
    body: categoryBody,
    answers: { 201: category },
  }),
  editCategory: put('editor/blog/categories/{id}', {
    ...ofOne,
    summary: 'Change the name and the address of a category',
    body: categoryBody,
    answers: { 200: category },
  }),
  moveCategory: put('editor/blog/categories/{id}/place', {
    ...ofOne,
    summary: 'Put a category at another place of the tabs, counted from 0',
    body: z.object({ place: z.int32().min(0) }),
    answers: { 204: nothing },
  }),
  removeCategory: del('editor/blog/categories/{id}', {
    ...ofOne,
    summary: 'Remove a category; its posts go to another one, and without one it must have none',
    query: moveTo,
    answers: { 204: nothing },
  }),
  editedAuthors: get('editor/blog/authors', {
    access: ['editor'],
    summary: 'Those who posts are signed by, by the Danish alphabet',
    answers: { 200: z.array(author) },
  }),
  addAuthor: post('editor/blog/authors', {
    access: ['editor'],
    summary: 'Add somebody who signs posts',
    body: authorBody,
    answers: { 201: author },
  }),
  editAuthor: put('editor/blog/authors/{id}', {
    ...ofOne,
    summary: 'Change the name, the job and the picture of an author',
    body: authorBody,
    answers: { 200: author },
  }),
  removeAuthor: del('editor/blog/authors/{id}', {
    ...ofOne,
    summary: 'Remove an author; the posts get another one, and without one there must be none',
    query: moveTo,
    answers: { 204: nothing },
  }),
};
