/** The numbers of the places of a list. */
export const placesUpTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Wrong picks beside the right ones: one too few, and one too many. */
export const wrongPicks = <Pick>(right: readonly Pick[], all: readonly Pick[]): Pick[][] => [
  ...right.map((one) => right.filter((other) => other !== one)),
  ...all
    .filter((one) => !right.includes(one))
    .map((one) => all.filter((other) => other === one || right.includes(other))),
];
