import type { Correction, CorrectionSet } from '@ordklar/contract';

/** A text as its teacher gets it. */
export const makeSet = (text: string, corrections: Correction[], rest: Partial<CorrectionSet> = {}): CorrectionSet => ({
  exerciseAnswerTextId: 7,
  exerciseProgressId: 17,
  text,
  wordCount: text.split(/\s+/).length,
  state: 'marked',
  corrections,
  isReadyForStudent: false,
  selfCorrectionEnabled: false,
  version: 3,
  savedAt: null,
  savedByName: null,
  notes: [],
  startkomma: 'yes',
  startkommaBy: 'squad',
  ...rest,
});
