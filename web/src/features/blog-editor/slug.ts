const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss', ð: 'd', þ: 'th' };

/** The address that a title would have: »Startkomma på 5 minutter« becomes startkomma-paa-5-minutter. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[æøåßðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
