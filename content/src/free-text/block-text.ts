import type { Block } from './free-text-schema.ts';

/** All text of some blocks as plain lines, for counting words and for searching. */
export function blockText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => (block.type === 'list' ? block.items : block.type === 'verse' ? block.lines : [block.text]))
    .join('\n');
}

/** Words as PD-19 counts them: runs of letters or digits with inner apostrophe or hyphen. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
