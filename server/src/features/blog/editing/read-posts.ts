import type { blogEditingApi, EditedPost } from '@ordklar/contract';
import type { z } from 'zod';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Context } from '../../../platform/http/context.ts';
import { found } from '../../../platform/problems/index.ts';
import { searchPatterns } from '../read-blog.ts';
import { findChanges } from './changes.repo.ts';
import { toEdited } from './post-state.ts';
import * as repo from './posts.repo.ts';
import { writingOf } from './writing.ts';

/** Posts on a page of the editors' list. */
const A_PAGE = 20;

type Query = z.output<(typeof blogEditingApi.editedPosts)['query']>;

/** A page of the editors' list; the last one where a later one is asked for. */
export async function listPosts({ db, clock }: Context, { search = '', page: asked, ...rest }: Query) {
  const now = clock.now();
  const wanted: repo.Wanted = { ...rest, patterns: searchPatterns(search) };
  const [total, counts] = [await repo.countPosts(db, now, wanted), await repo.countStates(db, now)];
  const pages = Math.ceil(total / A_PAGE);
  const page = Math.max(1, Math.min(asked, pages));
  const rows = await repo.findPosts(db, now, wanted, { limit: A_PAGE, offset: (page - 1) * A_PAGE });
  return {
    posts: rows.map((row) => toEdited(row, now)),
    page,
    pages,
    total,
    counts: { ...counts, all: counts.draft + counts.planned + counts.published },
  };
}

/** Where a post stands. */
export const readEdited = async ({ db, clock }: Context, id: number): Promise<EditedPost> =>
  toEdited(found(await repo.findListed(db, id)), clock.now());

/** Where a post stands, and who has done what to it. */
export async function readPost(context: Context, id: number) {
  const post = await readEdited(context, id);
  const changes = await findChanges(context.db, id);
  return { ...post, changes: changes.map(({ at, ...change }) => ({ ...change, at: toUnix(at) })) };
}

/** A post as it is to be written on. */
export async function readWriting({ db, clock }: Context, id: number) {
  const post = found(await repo.findPost(db, id));
  return { content: writingOf(post, clock.now()), version: post.version, savedAt: toUnix(post.savedAt) };
}
