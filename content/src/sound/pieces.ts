const MOST_WORDS = 4;

/** A sentence in pieces that are short enough to be remembered while they are written: after a comma, else about equal. */
export function piecesOf(sentence: string): string[] {
  const clauses = sentence.split(/(?<=[,;:–])\s+/);
  return clauses.flatMap((clause) => {
    const words = clause.split(/\s+/);
    const count = Math.ceil(words.length / MOST_WORDS);
    return Array.from({ length: count }, (_, i) =>
      words.slice(Math.round((i * words.length) / count), Math.round(((i + 1) * words.length) / count)).join(' '),
    );
  });
}
