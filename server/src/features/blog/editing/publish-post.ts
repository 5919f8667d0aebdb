import { BRIEF_MAX, type EditedPost, POST_TITLE_MAX, type PostWriting, SLUG } from '@ordklar/contract';
import { fromUnix } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { fieldTexts, found, ProblemError } from '../../../platform/problems/index.ts';
import { plainText } from '../clean-html.ts';
import { freeOldSlug, keepOldSlug } from '../old-slugs.repo.ts';
import { noteChange } from './changes.repo.ts';
import * as repo from './posts.repo.ts';
import { readEdited } from './read-posts.ts';
import { requireVersion } from './save-post.ts';
import { hasImage } from './images.repo.ts';
import * as shelf from './shelf.repo.ts';
import { writingOf } from './writing.ts';

/** What is wrong with an address, in Danish; null where the post may have it. */
export async function slugFault(db: Db, slug: string, postId: number): Promise<string | null> {
  if (slug === '') return fieldTexts.required;
  if (!SLUG.test(slug) || slug.length > POST_TITLE_MAX) return fieldTexts.slug;
  const category = await repo.findCategoryBySlug(db, slug);
  if (category !== null) return fieldTexts.slugOfCategory(category);
  const post = await repo.findSlugOwner(db, slug, postId);
  return post === null ? null : fieldTexts.slugTaken(post);
}

async function faultsOf(db: Db, postId: number, writing: PostWriting): Promise<Record<string, string[]>> {
  const { title, brief, content, categoryId, authorId, imageId, imageAlt } = writing;
  const hasText = plainText(content) !== '' || content.includes('<img');
  const faults: Record<string, string | null | false> = {
    title: (title.trim() === '' && fieldTexts.required) || (title.length > POST_TITLE_MAX && fieldTexts.tooLong),
    slug: await slugFault(db, writing.slug, postId),
    brief: (brief.trim() === '' && fieldTexts.required) || (brief.length > BRIEF_MAX && fieldTexts.tooLong),
    content: !hasText && fieldTexts.noText,
    categoryId: (categoryId === null || !(await shelf.hasCategory(db, categoryId))) && fieldTexts.chooseCategory,
    authorId: (authorId === null || !(await shelf.hasAuthor(db, authorId))) && fieldTexts.chooseAuthor,
    imageId: imageId !== null && !(await hasImage(db, imageId)) && fieldTexts.imageGone,
    imageAlt: imageId !== null && imageAlt.trim() === '' && fieldTexts.alt,
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])));
}

/** From when readers see it: a time to come, else now; one that is public already keeps its day. */
function publishTime(post: repo.StoredPost, { publishAt }: PostWriting, now: Date): Date {
  const planned = fromUnix(publishAt);
  if (planned !== null && planned > now) return planned;
  const isPublic = post.publishedAt !== null && post.publishedAt <= now;
  return isPublic && post.publishedAt ? post.publishedAt : now;
}

/**
 * Publishes what is saved: at its time, or at once where that has passed or none is set. What is missing is said at its
 * field (422); where another has saved meanwhile nothing is published (409).
 */
export async function publishPost(context: Context, actor: Actor, id: number, version: number): Promise<EditedPost> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await repo.holdSlugs(tx);
    const post = found(await repo.findPost(tx, id, true));
    if (post.removedAt) throw new ProblemError('post-archived');
    await requireVersion(tx, post, version);
    const { publishAt, ...writing } = writingOf(post, now);
    const errors = await faultsOf(tx, id, { ...writing, publishAt });
    if (Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors });
    const publishedAt = publishTime(post, { ...writing, publishAt }, now);
    if (post.slug !== null && post.slug !== writing.slug)
      await keepOldSlug(tx, post.slug, writing.slug, { postId: id });
    else await freeOldSlug(tx, writing.slug);
    await repo.changePost(tx, id, { ...writing, publishedAt, draft: null, savedAt: now, savedBy: actor.id });
    const what = publishedAt > now ? 'planned' : 'published';
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what, content: { ...writing, publishAt: null } });
  });
  return readEdited(context, id);
}

type Step = { changes: Partial<repo.StoredPost>; what: 'withdrawn' | 'removed' | 'restored' } | null;

/** Takes a step that changes no text; null where it is taken already. */
async function step(context: Context, actor: Actor, id: number, next: (post: repo.StoredPost, now: Date) => Step) {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const taken = next(found(await repo.findPost(tx, id, true)), now);
    if (!taken) return;
    await repo.changePost(tx, id, taken.changes);
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what: taken.what, content: null });
  });
}

/** Takes a post from the readers; its text, its address and its time are kept for the next time. */
export async function withdrawPost(context: Context, actor: Actor, id: number): Promise<EditedPost> {
  await step(context, actor, id, (post) =>
    post.publishedAt === null ? null : { changes: { publishedAt: null }, what: 'withdrawn' },
  );
  return readEdited(context, id);
}

/** Archives a post. Idempotent. */
export const archivePost = (context: Context, actor: Actor, id: number): Promise<void> =>
  step(context, actor, id, (post, now) => (post.removedAt ? null : { changes: { removedAt: now }, what: 'removed' }));

/** Brings an archived post back as it was: what readers saw they see again. */
export async function restorePost(context: Context, actor: Actor, id: number): Promise<EditedPost> {
  await step(context, actor, id, (post) =>
    post.removedAt ? { changes: { removedAt: null }, what: 'restored' } : null,
  );
  return readEdited(context, id);
}
