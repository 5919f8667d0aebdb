import type { SchoolWord } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { acceptWord, stopAcceptingWord } from '../corrections/index.ts';
import * as repo from './school-words.repo.ts';

const toWire = ({ addedAt, ...row }: repo.SchoolWordRow): SchoolWord => ({ ...row, added: toUnix(addedAt) });

/** A page of the words that the teacher's school accepts, by the Danish alphabet (PD-23). */
export async function listSchoolWords(
  context: Context,
  { institutionId }: Actor,
  { q = '', page, limit }: { q?: string | undefined; page: number; limit: number },
) {
  const part = q.trim();
  const rows = await repo.findWords(context.db, institutionId, part, { limit, offset: (page - 1) * limit });
  const total = await repo.countWords(context.db, institutionId, part);
  return { words: rows.map(toWire), total, pages: Math.ceil(total / limit) };
}

/** Accepts a word in all texts of the teacher's school. A word that is on the list already stays as it is. */
export async function addSchoolWord(
  context: Context,
  actor: Actor,
  word: string,
): Promise<{ word: SchoolWord; texts: number }> {
  const { institutionId, id: addedBy } = actor;
  const row = found(await repo.addWord(context.db, { institutionId, word, addedBy, addedAt: context.clock.now() }));
  return { word: toWire(row), texts: await acceptWord(context, institutionId, word) };
}

/** Takes a word off the list of the teacher's school: it is marked again, also in texts that are not sent back. */
export async function removeSchoolWord(context: Context, actor: Actor, wordId: number): Promise<{ texts: number }> {
  const word = found(await repo.removeWord(context.db, actor.institutionId, wordId));
  return { texts: await stopAcceptingWord(context, actor.institutionId, word) };
}
