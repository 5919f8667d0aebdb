/** How one part of an item went: what was answered, what is right, and whether that is the same. */
export interface PartGrade {
  isRight: boolean;
  /** '' when nothing was answered. */
  given: string;
  right: string;
  /** Why this is right, where the part has a reason of its own. */
  because?: string;
  /** Where it stands in the answered text, in characters; empty where something is missing. */
  at?: { from: number; to: number };
  /** What was right before it was changed. */
  isNeedless?: boolean;
}

/** How an item went. `right` of `of` answers count; the parts are in the order of the page. */
export interface ItemGrade {
  right: number;
  of: number;
  parts: PartGrade[];
  /** One by one, where the item is a text with questions. */
  questions?: ItemGrade[];
}

/** A grade in which every part counts one answer. */
export const gradeOf = (parts: PartGrade[]): ItemGrade => ({
  right: parts.filter(({ isRight }) => isRight).length,
  of: parts.length,
  parts,
});

/**
 * A grade for places that are picked among many: every right pick counts one, every wrong one takes one away again, so
 * that picking everything is worth nothing.
 */
export function gradeOfPicks(
  picked: readonly number[],
  right: readonly number[],
  optional: readonly number[],
  nameOf: (place: number) => string,
): ItemGrade {
  const [wanted, free, given] = [new Set(right), new Set(optional), new Set(picked)];
  const parts: PartGrade[] = right.map((place) => ({
    isRight: given.has(place),
    given: given.has(place) ? nameOf(place) : '',
    right: nameOf(place),
  }));
  const tooMany = [...given].filter((place) => !wanted.has(place) && !free.has(place));
  parts.push(...tooMany.map((place) => ({ isRight: false, given: nameOf(place), right: '' })));
  const hits = right.filter((place) => given.has(place)).length;
  return { right: Math.max(0, hits - tooMany.length), of: right.length, parts };
}
