/** The last class of folkeskolen that most schools have; those after it end, unless somebody names them. */
const LAST_GRADE = 9;

/** The class level after some years; null for one across levels. */
export const nextGrade = (grade: number | null, years: number): number | null =>
  grade === null ? null : grade + years;

/**
 * What a class is called after some years: '7.A' is '8.A' after one. Null for one that would be over the last class, which
 * ends; a name without its level in it stays.
 */
export function nextName(name: string, grade: number | null, years: number): string | null {
  const next = nextGrade(grade, years);
  if (next !== null && next > LAST_GRADE) return null;
  return name.replace(/^\d+/, (level) => (Number(level) === grade ? String(next) : level));
}
