/** From this many words on, a text needs a comma or a sentence mark (DEC-05). */
export const WORDS_THAT_NEED_MARKS = 10;

/** The longest text that is taken, in UTF-16 code units: about 80,000 words. */
export const LONGEST_TEXT = 500_000;

export type FreeTextWarning = 'no-comma' | 'no-sentence-mark' | 'few-words';

/** Whether a text may be handed in, and what its writer should know. */
export type Inspection =
  | { accepted: false; because: 'empty' | 'too-long' | 'no-sentence-marks' }
  | { accepted: true; warnings: FreeTextWarning[] };

/**
 * Looks at a text before it is handed in. It is refused without any word, above the longest length, and when it has
 * ten words or more with neither comma nor sentence mark (. ! ?). A text that lacks only one of the two is accepted.
 * @param requiredWords recommended minimum; null where there is none
 */
export function inspectFreeText(text: string, wordCount: number, requiredWords: number | null): Inspection {
  if (wordCount === 0) return { accepted: false, because: 'empty' };
  if (text.length > LONGEST_TEXT) return { accepted: false, because: 'too-long' };
  const hasComma = text.includes(',');
  const hasSentenceMark = /[.!?]/.test(text);
  if (!hasComma && !hasSentenceMark && wordCount >= WORDS_THAT_NEED_MARKS)
    return { accepted: false, because: 'no-sentence-marks' };
  const warnings: FreeTextWarning[] = [];
  if (!hasComma) warnings.push('no-comma');
  if (!hasSentenceMark) warnings.push('no-sentence-mark');
  if (requiredWords !== null && wordCount < requiredWords) warnings.push('few-words');
  return { accepted: true, warnings };
}
