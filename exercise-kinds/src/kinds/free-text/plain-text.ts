import { linesOfBlock } from '@ordklar/school';
import type { Block } from './shape.ts';

const POINT = /^[-*•]\s+/;
const HEADING = /^#+\s+/;

/**
 * A task's blocks from text as a teacher types it: every line is a paragraph, '# ' makes a heading of it, and lines
 * with '- ' make a list. Empty lines only separate.
 */
export function blocksOfText(text: string): Block[] {
  const blocks: Block[] = [];
  let list: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    const said = line.trim();
    if (POINT.test(said)) {
      if (!list) {
        list = [];
        blocks.push({ type: 'list', items: list });
      }
      list.push(said.replace(POINT, ''));
      continue;
    }
    list = null;
    if (said === '') continue;
    blocks.push(
      HEADING.test(said) ? { type: 'heading', text: said.replace(HEADING, '') } : { type: 'paragraph', text: said },
    );
  }
  return blocks;
}

/** The same blocks as text to be edited. */
export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(linesOf).join('\n\n');

function linesOf(block: Block): string {
  const mark = block.type === 'list' ? '- ' : block.type === 'heading' ? '# ' : '';
  return linesOfBlock(block)
    .map((line) => mark + line)
    .join('\n');
}
