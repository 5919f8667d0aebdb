/** Words of a person inside HTML of ours. */
export const escapeHtml = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
