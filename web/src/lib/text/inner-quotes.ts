/** Words that are about to stand between »…«: speech in them gets the inner marks, ›…‹. */
export const innerQuotes = (words: string): string => words.replaceAll('»', '›').replaceAll('«', '‹');
