/** A piece of a text: plain text without markup, shown as its type says. A verse is one stanza. */
export type TextBlock =
  | { type: 'paragraph' | 'heading'; text: string }
  | { type: 'list'; items: readonly string[] }
  | { type: 'verse'; lines: readonly string[] };

/** The lines of a block; a paragraph and a heading are one each. */
export const linesOfBlock = (block: TextBlock): readonly string[] =>
  block.type === 'list' ? block.items : block.type === 'verse' ? block.lines : [block.text];

/** All text of some blocks as plain lines, for counting words and for searching. */
export const blockText = (blocks: readonly TextBlock[]): string => blocks.flatMap(linesOfBlock).join('\n');
