import type { MarkingState } from '@ordklar/contract';

/** What is kept of a text's marking: what the engine came to, and when teachers edited it and sent it back. */
interface Marking {
  marking: 'queued' | 'marked' | 'failed';
  readyAt: Date | null;
  editedAt: Date | null;
}

/** Where a text stands for its teacher. A teacher's own marks bring one on that the engine gave up. */
export function stateOfText({ marking, readyAt, editedAt }: Marking): MarkingState {
  if (readyAt !== null) return 'ready';
  return marking !== 'queued' && editedAt !== null ? 'editing' : marking;
}

/** The same of an attempt; null where nothing is marked. A pupil sees 'queued' until the teacher says ready. */
export function markingStateOf(
  { marking, ...row }: Omit<Marking, 'marking'> & { marking: Marking['marking'] | null },
  forStudent: boolean,
): MarkingState | null {
  if (marking === null) return null;
  const state = stateOfText({ marking, ...row });
  return forStudent && state !== 'ready' ? 'queued' : state;
}
