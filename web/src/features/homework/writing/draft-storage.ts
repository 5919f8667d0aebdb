import { hasAll, type KeptPlace, keptPlace } from '../../../lib/saving/kept.ts';

/** What the browser keeps of a text until the server has it. */
export interface KeptDraft {
  text: string;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
  /** The server's last save (unix seconds) when it was written; null when there was none. */
  base: number | null;
}

const isKeptDraft = (value: unknown): value is KeptDraft =>
  hasAll(value, 'text', 'changedAt', 'base') && typeof value.text === 'string' && typeof value.changedAt === 'number';

/** Whose draft, and of which task. */
export interface DraftOf {
  userId: number;
  homeworkId: number;
  exerciseId: number;
}

/** Where a pupil's draft is kept; another pupil on the same machine has another place. */
export const draftPlace = ({ userId, exerciseId, homeworkId }: DraftOf): KeptPlace<KeptDraft> =>
  keptPlace(`ordklar-draft-${userId}-${exerciseId}-${homeworkId}`, isKeptDraft);
