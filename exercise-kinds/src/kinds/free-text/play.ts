import { freeText, type FreeText } from './shape.ts';

/** What the pupil may see of a free-text task: all of it, for it has no answer key. */
export const playFreeText = (content: unknown): FreeText => freeText.parse(content);
