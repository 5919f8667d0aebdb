/** What counts when a written answer is compared; outer spaces, doubled spaces and the style of quotes never do. */
export interface Strictness {
  /** The capital letters are the point. */
  caseMatters?: boolean | undefined;
  /** The marks at the end are the point. */
  marksMatter?: boolean | undefined;
}

/** The form in which two answers are the same when they are to count as the same (decision 11). */
export function comparable(answer: string, { caseMatters, marksMatter }: Strictness = {}): string {
  const plain = answer
    .normalize('NFC')
    .replace(/[»«“”„]/g, '"')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const bare = marksMatter ? plain : plain.replace(/\s*[.!?]+$/, '');
  return caseMatters ? bare : bare.toLowerCase();
}

/** Whether what was written is one of the right answers. */
export const isOneOf = (written: string, answers: readonly string[], strictness?: Strictness): boolean =>
  answers.some((answer) => comparable(answer, strictness) === comparable(written, strictness));
