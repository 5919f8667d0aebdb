/** Whether a picked place was right; null where it neither was picked nor should have been, and before the check. */
export const judged = (right: readonly number[] | null, picked: readonly number[], place: number): boolean | null =>
  right === null || (!picked.includes(place) && !right.includes(place)) ? null : right.includes(place);
