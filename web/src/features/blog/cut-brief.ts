/** Characters of a brief on the big card, and on all others (BLOG-15). */
export const BRIEF_FEATURED = 300;
export const BRIEF_SHORT = 120;

/** The brief in at most `most` characters, cut between words and then with dots after it. */
export function cutBrief(brief: string, most: number): string {
  if (brief.length <= most) return brief;
  const cut = brief.slice(0, most - 4);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')} ...`;
}
