import type { blogEditingApi, PostWriting } from '@ordklar/contract';
import { newBlogPost } from './blog-samples.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** The first bytes of a PNG, which is what the server looks at. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

const EDITORS = ['redaktor'] as const;
const editor = async (world: World) => (await world.as('redaktor')).api;
const ofPost = async (world: World) => ({ params: { id: (await newBlogPost(world)).postId } });
let n = 0;

/** What an editor has written, ready to be published. */
export async function finishedWriting(world: World, more: Partial<PostWriting> = {}): Promise<PostWriting> {
  const { categoryId, authorId } = await newBlogPost(world);
  return {
    title: 'Startkomma uden tårer',
    slug: `startkomma-${++n}`,
    brief: 'En time om startkomma.',
    content: '<p>Begynd med udsagnsordet.</p>',
    categoryId,
    authorId,
    imageId: null,
    imageAlt: '',
    seoTitle: '',
    seoDescription: '',
    publishAt: null,
    ...more,
  };
}

/** A new post with this written on it; its id and the version to save on. */
export async function writtenPost(world: World, more: Partial<PostWriting> = {}) {
  const api = await editor(world);
  const { id } = await api.newPost();
  const content = await finishedWriting(world, more);
  const { version } = await api.savePostDraft({ params: { id }, body: { content, version: 1 } });
  return { id, version, content };
}

async function unusedCategory(world: World) {
  const name = `Emne ${++n}`;
  return (await editor(world)).addCategory({ body: { name, slug: `emne-${n}` } });
}
const unusedAuthor = async (world: World) =>
  (await editor(world)).addAuthor({ body: { name: `Skriver ${++n}`, jobTitle: '', imageId: null } });

async function uploaded(world: World) {
  const { id } = await (await editor(world)).addPostImage({ form: {}, files: [new File([PNG], 'komma.png')] });
  return { params: { id } };
}

/** Samples of how editors make the blog. */
export const blogEditingSamples: Samples<typeof blogEditingApi> = {
  editedPosts: { args: () => ({ query: { page: 1, search: 'komma', state: 'published' } }), succeeds: EDITORS },
  newPost: { args: () => ({}), succeeds: EDITORS },
  editedPost: { args: ofPost, succeeds: EDITORS },
  postDraft: { args: ofPost, succeeds: EDITORS },
  savePostDraft: {
    args: async (world) => ({ ...(await ofPost(world)), body: { content: await finishedWriting(world), version: 1 } }),
    succeeds: EDITORS,
  },
  discardPostDraft: { args: ofPost, succeeds: EDITORS },
  publishPost: {
    async args(world) {
      const { id, version } = await writtenPost(world);
      return { params: { id }, body: { version } };
    },
    succeeds: EDITORS,
  },
  withdrawPost: { args: ofPost, succeeds: EDITORS },
  archivePost: { args: ofPost, succeeds: EDITORS },
  restorePost: { args: ofPost, succeeds: EDITORS },
  restorePostVersion: {
    async args(world) {
      const { id } = await writtenPost(world);
      const { changes } = await (await editor(world)).editedPost({ params: { id } });
      return { params: { id, changeId: changes.find(({ what }) => what === 'edited')?.id ?? 0 } };
    },
    succeeds: EDITORS,
  },
  slugOwner: { args: async (world) => ({ ...(await ofPost(world)), query: { slug: 'komma' } }), succeeds: EDITORS },
  addPostImage: {
    args: () => ({ form: {}, files: [new File([PNG], 'komma.png', { type: 'image/png' })] }),
    succeeds: EDITORS,
  },
  postImage: { args: uploaded, succeeds: EDITORS },
  wholePostImage: { args: uploaded, succeeds: EDITORS },
  editedCategories: { args: () => ({}), succeeds: EDITORS },
  addCategory: { args: () => ({ body: { name: 'Læsning', slug: `laesning-${++n}` } }), succeeds: EDITORS },
  editCategory: {
    args: async (world) => ({
      params: { id: (await unusedCategory(world)).id },
      body: { name: 'Ny', slug: `ny-${++n}` },
    }),
    succeeds: EDITORS,
  },
  moveCategory: {
    args: async (world) => ({ params: { id: (await unusedCategory(world)).id }, body: { place: 0 } }),
    succeeds: EDITORS,
  },
  removeCategory: {
    args: async (world) => ({ params: { id: (await unusedCategory(world)).id }, query: {} }),
    succeeds: EDITORS,
  },
  editedAuthors: { args: () => ({}), succeeds: EDITORS },
  addAuthor: { args: () => ({ body: { name: 'Mette', jobTitle: 'Lærer', imageId: null } }), succeeds: EDITORS },
  editAuthor: {
    args: async (world) => ({
      params: { id: (await unusedAuthor(world)).id },
      body: { name: 'Mette', jobTitle: 'Lærer', imageId: null },
    }),
    succeeds: EDITORS,
  },
  removeAuthor: {
    args: async (world) => ({ params: { id: (await unusedAuthor(world)).id }, query: {} }),
    succeeds: EDITORS,
  },
};
