import { MOST_PUPILS, type Recipient } from '@ordklar/contract';
import type { Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { studentIdsOf } from '../../classes/index.ts';

const refuse = (text: string) => new ProblemError('invalid', { errors: { recipients: [text] } });

/**
 * Who the recipients are: every pupil with the squad in which the pupil gets the tasks, the first that names the pupil.
 * 404 where somebody is no pupil of the squad. Ask for the squads first.
 */
export async function pupilsOf(context: Context, recipients: readonly Recipient[]): Promise<Map<number, number>> {
  const members = await studentIdsOf(context, [...new Set(recipients.map(({ squadId }) => squadId))]);
  const squadOf = new Map<number, number>();
  for (const { squadId, studentIds } of recipients) {
    const all = members.get(squadId) ?? [];
    const present = new Set(all);
    if (studentIds?.some((id) => !present.has(id))) throw notFound();
    for (const id of studentIds ?? all) if (!squadOf.has(id)) squadOf.set(id, squadId);
  }
  if (squadOf.size === 0) throw refuse('Der er ingen elever på de valgte hold');
  if (squadOf.size > MOST_PUPILS) throw refuse(`Du kan højst tildele til ${MOST_PUPILS} elever ad gangen`);
  return squadOf;
}
