import type { MarkingState } from '@ordklar/contract';

/** What is kept of a text's marking: what the engine came to, and when teachers edited it and sent it back. */
interface Marking {
  marking: 'queued' | 'marked' | 'failed' | null;
  readyAt: Date | null;
  editedAt: Date | null;
}

/**
 * Where a text stands; null where nothing is marked. A teacher's own marks bring one on that the engine gave up. A pupil
 * is told 'queued' until the teacher says ready.
 */
export function markingStateOf({ marking, readyAt, editedAt }: Marking, forStudent: boolean): MarkingState | null {
  if (marking === null) return null;
  if (readyAt !== null) return 'ready';
  if (forStudent) return 'queued';
  return marking !== 'queued' && editedAt !== null ? 'editing' : marking;
}
