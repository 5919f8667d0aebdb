import type { blogEditingApi } from '@ordklar/contract';
import { readForm } from '../../../platform/http/read-form.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { addImage, readImage, readWhole } from './add-image.ts';
import * as shelf from './keep-shelf.ts';
import { archivePost, publishPost, restorePost, slugFault, withdrawPost } from './publish-post.ts';
import { listPosts, readPost, readWriting } from './read-posts.ts';
import { beginPost, discardDraft, restoreVersion, savePost } from './save-post.ts';

export const blogEditingRoutes: Routes<typeof blogEditingApi> = (context) => ({
  editedPosts: ({ query }) => listPosts(context, query),
  newPost: ({ actor }) => beginPost(context, actor),
  editedPost: ({ params }) => readPost(context, params.id),
  postDraft: ({ params }) => readWriting(context, params.id),
  savePostDraft: ({ actor, params, body }) => savePost(context, actor, params.id, body),
  async discardPostDraft({ actor, params }) {
    await discardDraft(context, actor, params.id);
    return null;
  },
  publishPost: ({ actor, params, body }) => publishPost(context, actor, params.id, body.version),
  withdrawPost: ({ actor, params }) => withdrawPost(context, actor, params.id),
  async archivePost({ actor, params }) {
    await archivePost(context, actor, params.id);
    return null;
  },
  restorePost: ({ actor, params }) => restorePost(context, actor, params.id),
  async restorePostVersion({ actor, params }) {
    await restoreVersion(context, actor, params.id, params.changeId);
    return null;
  },
  async slugOwner({ params, query }) {
    return { fault: await slugFault(context.db, query.slug, params.id) };
  },
  addPostImage: async ({ request }) => addImage(context, await readForm(request, 3)),
  postImage: ({ params }) => readImage(context, params.id),
  async wholePostImage({ params, reply }) {
    const { mimetype, bytes } = await readWhole(context, params.id);
    reply.type(mimetype).header('cache-control', 'private, no-store');
    return Buffer.from(bytes);
  },
  editedCategories: () => shelf.listCategories(context),
  addCategory: ({ body }) => shelf.addCategory(context, body),
  editCategory: ({ params, body }) => shelf.editCategory(context, params.id, body),
  async moveCategory({ params, body }) {
    await shelf.moveCategory(context, params.id, body.place);
    return null;
  },
  async removeCategory({ params, query }) {
    await shelf.removeFromShelf(context, 'categoryId', params.id, query.moveTo);
    return null;
  },
  editedAuthors: () => shelf.listAuthors(context),
  addAuthor: ({ body }) => shelf.addAuthor(context, body),
  editAuthor: ({ params, body }) => shelf.editAuthor(context, params.id, body),
  async removeAuthor({ params, query }) {
    await shelf.removeFromShelf(context, 'authorId', params.id, query.moveTo);
    return null;
  },
});
