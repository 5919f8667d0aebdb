import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { sendKeptMarks } from './editing/drafts.ts';
import { writtenMarksKeeper } from './editing/written-marks.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-marks-(\d+)-(\d+)$/,
    name: 'Rettelser i en elevs tekst',
    send: (userId, textId = 0) => sendKeptMarks(userId, textId),
  },
  {
    key: /^ordklar-draft-marks-(\d+)-(\d+)$/,
    name: 'En rettelse, du er begyndt på',
    send: (userId, textId = 0) => writtenMarksKeeper(userId, textId).flush(),
  },
];
