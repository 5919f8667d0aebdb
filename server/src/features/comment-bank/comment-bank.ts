import { type BankComment, type CommentContent, MAX_BANK_COMMENTS } from '@ordklar/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../platform/problems/index.ts';
import { markTitle } from '../corrections/index.ts';
import * as repo from './comment-bank.repo.ts';
import { mayChangeComment, mayUseComment } from './comment.policy.ts';

type Saved = CommentContent & { isShared: boolean };

/** The most comments that one teacher is shown: all of the own, and the school's used most. */
const MOST_SHOWN = 4 * MAX_BANK_COMMENTS;
const DAY_MS = 24 * 60 * 60 * 1000;

const toWire = (actor: Actor, row: repo.CommentRow): BankComment => ({
  id: row.id,
  text: row.text,
  subcategoryId: row.subcategoryId,
  replacement: row.replacement,
  isShared: row.isShared,
  isOwn: row.ownerId === actor.id,
  ownerName: row.ownerName,
  uses: row.uses,
});

const keyOf = ({ text, subcategoryId, replacement }: CommentContent) =>
  JSON.stringify([text, subcategoryId, replacement]);

function checkTypes(comments: readonly CommentContent[]): void {
  for (const { subcategoryId } of comments)
    if (subcategoryId !== null && markTitle(subcategoryId) === null) throw new ProblemError('category-not-found');
}

async function reach(db: Db, actor: Actor, commentId: number, may: typeof mayChangeComment) {
  const row = found(await repo.findComment(db, commentId));
  if (!may(actor, row)) throw notFound();
  return row;
}

async function read(db: Db, actor: Actor, commentId: number): Promise<BankComment> {
  return toWire(actor, found(await repo.findComment(db, commentId)));
}

/** The own comments and the school's shared ones, used-most first. */
export async function listComments(context: Context, actor: Actor): Promise<BankComment[]> {
  const rows = await repo.findComments(context.db, actor, MOST_SHOWN);
  return rows.map((row) => toWire(actor, row));
}

/** Adds what is not there yet; `bank-full` where it is too much, and then nothing is added. */
async function addNew(context: Context, db: Db, actor: Actor, comments: readonly Saved[]) {
  await repo.holdBank(db, actor.id);
  const own = await repo.findOwn(db, actor.id);
  const known = new Map(own.map((each) => [keyOf(each), each.id]));
  const fresh = [...new Map(comments.map((each) => [keyOf(each), each])).values()].filter(
    (each) => !known.has(keyOf(each)),
  );
  if (own.length + fresh.length > MAX_BANK_COMMENTS) throw new ProblemError('bank-full');
  const { id: ownerId, institutionId } = actor;
  const savedAt = context.clock.now();
  const ids = await repo.addComments(
    db,
    fresh.map((each) => ({ ...each, ownerId, institutionId, savedAt })),
  );
  return { ids, known };
}

/** Keeps a comment; the same twice is kept once. */
export async function addComment(context: Context, actor: Actor, comment: Saved): Promise<BankComment> {
  checkTypes([comment]);
  return context.db.transaction(async (db) => {
    const { ids, known } = await addNew(context, db, actor, [comment]);
    return read(db, actor, found(ids[0] ?? known.get(keyOf(comment))));
  });
}

/** Keeps many, not shared: all that are new, or none where they do not fit. */
export async function importComments(context: Context, actor: Actor, comments: readonly CommentContent[]) {
  checkTypes(comments);
  return context.db.transaction(async (db) => {
    const { ids } = await addNew(
      context,
      db,
      actor,
      comments.map((each) => ({ ...each, isShared: false })),
    );
    return { added: ids.length, known: comments.length - ids.length };
  });
}

/** Changes a comment of the own, shares it or stops sharing it. */
export async function changeComment(context: Context, actor: Actor, commentId: number, comment: Saved) {
  const row = await reach(context.db, actor, commentId, mayChangeComment);
  if (row.removedAt) throw notFound();
  checkTypes([comment]);
  await repo.changeComment(context.db, commentId, { ...comment, savedAt: context.clock.now() });
  return read(context.db, actor, commentId);
}

/** Takes a comment out of the bank. What was taken out more than a day ago is forgotten with it. */
export async function removeComment(context: Context, actor: Actor, commentId: number): Promise<null> {
  await reach(context.db, actor, commentId, mayChangeComment);
  const now = context.clock.now();
  await repo.changeComment(context.db, commentId, { removedAt: now });
  await repo.forgetRemoved(context.db, actor.id, new Date(now.getTime() - DAY_MS));
  return null;
}

/** Brings back what was taken out, as long as there is room for it. */
export async function restoreComment(context: Context, actor: Actor, commentId: number): Promise<BankComment> {
  return context.db.transaction(async (db) => {
    const row = await reach(db, actor, commentId, mayChangeComment);
    await repo.holdBank(db, actor.id);
    if (row.removedAt && (await repo.countOwn(db, actor.id)) >= MAX_BANK_COMMENTS) throw new ProblemError('bank-full');
    await repo.changeComment(db, commentId, { removedAt: null });
    return read(db, actor, commentId);
  });
}

/** Counts that a comment, the own or a shared one, was put into a text. */
export async function countUse(context: Context, actor: Actor, commentId: number): Promise<null> {
  const row = await reach(context.db, actor, commentId, mayUseComment);
  if (row.removedAt) throw notFound();
  await repo.countUse(context.db, commentId);
  return null;
}
