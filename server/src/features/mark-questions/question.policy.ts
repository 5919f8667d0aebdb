import type { Actor } from '../../platform/http/context.ts';
import { isOwn } from '../attempts/index.ts';

/** Whether what was asked in an edition of a text is shown: to teachers all, to its pupil of what is sent back (PD-04). */
export const maySeeQuestions = (
  actor: Pick<Actor, 'id'>,
  text: { studentId: number },
  edition: { readyAt: Date | null },
): boolean => !isOwn(actor, text) || edition.readyAt !== null;
