import { HINT_KINDS, type HintKind } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireSquad, updateSquad } from '../classes/index.ts';
import { findHintsOfSquad } from './hints.repo.ts';

/** Which hints a squad that the teacher teaches has switched on. */
export async function squadHints(context: Context, actor: Actor, squadId: number): Promise<{ hints: HintKind[] }> {
  await requireSquad(context, actor, squadId);
  return { hints: await findHintsOfSquad(context.db, squadId) };
}

/** Switches hints on and off for all texts of a squad that the teacher teaches. */
export async function setSquadHints(context: Context, actor: Actor, squadId: number, wanted: HintKind[]) {
  await requireSquad(context, actor, squadId);
  const hints = HINT_KINDS.filter((kind) => wanted.includes(kind));
  await updateSquad(context.db, squadId, { hints });
  return { hints };
}
