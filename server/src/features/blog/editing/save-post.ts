import type { PostWriting } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, ProblemError } from '../../../platform/problems/index.ts';
import { findContent, noteChange } from './changes.repo.ts';
import * as repo from './posts.repo.ts';
import { draftOf, EMPTY_WRITING, publishedWriting } from './writing.ts';

/** Begins a post; answers its id. */
export const beginPost = ({ db, clock }: Context, actor: Actor): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const id = await repo.insertPost(tx, {
      title: '',
      brief: '',
      content: '',
      draft: EMPTY_WRITING,
      savedAt: now,
      savedBy: actor.id,
    });
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what: 'created', content: null });
    return { id };
  });

/** Refuses what was built on another version than the one that stands there, and tells whose that is. */
export async function requireVersion(db: Db, post: repo.StoredPost, version: number): Promise<void> {
  if (post.version === version) return;
  const savedByName = await repo.findSaverName(db, post.savedBy);
  const details = { version: post.version, savedAt: toUnix(post.savedAt), savedByName };
  throw new ProblemError('stale-save', { details });
}

async function keep(db: Db, post: repo.StoredPost, actor: Actor, now: Date, written: PostWriting): Promise<number> {
  const version = post.version + 1;
  const draft = draftOf(post, written, now);
  await repo.changePost(db, post.id, { draft, version, savedAt: now, savedBy: actor.id });
  return version;
}

/** Keeps what is written of a post, cleaned. Where another has saved meanwhile nothing is changed (409). */
export async function savePost(
  { db, clock }: Context,
  actor: Actor,
  id: number,
  save: { content: PostWriting | null; version: number },
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const post = found(await repo.findPost(tx, id, true));
    await requireVersion(tx, post, save.version);
    const written = save.content ?? publishedWriting(post, now);
    const version = await keep(tx, post, actor, now, written);
    const content = draftOf(post, written, now) ?? publishedWriting(post, now);
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what: 'edited', content });
    return { version, savedAt: toUnix(now) };
  });
}

/** Goes back to what readers see. What was written stands in the log of changes. */
export async function discardDraft({ db, clock }: Context, actor: Actor, id: number): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const post = found(await repo.findPost(tx, id, true));
    if (post.draft === null) return;
    const content = publishedWriting(post, now);
    const version = post.version + 1;
    // one that was never published has nothing to go back to but an empty page
    await repo.changePost(tx, id, {
      draft: post.slug === null ? EMPTY_WRITING : null,
      version,
      savedAt: now,
      savedBy: actor.id,
    });
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what: 'discarded', content });
  });
}

/** Goes on from what a post said after an older change; what stands there now stays in the log. */
export async function restoreVersion({ db, clock }: Context, actor: Actor, id: number, changeId: number) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const post = found(await repo.findPost(tx, id, true));
    const older = { ...EMPTY_WRITING, ...found(await findContent(tx, id, changeId)), publishAt: null };
    await keep(tx, post, actor, now, older);
    await noteChange(tx, { postId: id, userId: actor.id, at: now, what: 'restored', content: older });
  });
}
