/**
 * What counts when a written answer is compared; outer spaces, doubled spaces, the style of quotes and what is not seen
 * never do.
 */
export interface Strictness {
  /** The capital letters are the point. */
  caseMatters?: boolean | undefined;
  /** The marks at the end, and the quotes round it all, are the point. */
  marksMatter?: boolean | undefined;
}

/** The form in which two answers are the same when they are to count as the same (PD-11). */
export function comparable(answer: string, { caseMatters, marksMatter }: Strictness = {}): string {
  const plain = answer
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[»«“”„]/g, '"')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const bare = marksMatter ? plain : unquoted(plain).replace(/[\s.,:;!?…]+$/, '') || plain;
  return caseMatters ? bare : bare.toLowerCase();
}

/** Without the quotes that stand round all of it, whether the mark at the end is inside or outside them. */
const unquoted = (plain: string): string => /^"([^"]+)"[.,!?…]*$/.exec(plain)?.[1] ?? plain;

/** Whether what was written is one of the right answers. */
export const isOneOf = (written: string, answers: readonly string[], strictness?: Strictness): boolean =>
  answers.some((answer) => comparable(answer, strictness) === comparable(written, strictness));
