import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { feedbackKeeper } from './feedback-keeper.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-draft-feedback-(\d+)-(\d+)$/,
    name: 'Feedback til en elev',
    send: (userId, progressId = 0) => feedbackKeeper(userId, progressId).flush(),
  },
];
