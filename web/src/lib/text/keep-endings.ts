/** Keeps an ending that is named (»på -r«) on one line with its hyphen, by a word joiner between them. */
export const keepEndings = (text: string): string => text.replaceAll(/(?<![\p{L}\p{N}])-(?=\p{L})/gu, '-\u2060');
