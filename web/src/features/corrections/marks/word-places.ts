import { isInserted, type TextRange } from './selected-range.ts';

/** Words and signs of a text in their order, each with its place: what one walks through by the keyboard. */
export const wordPlaces = (text: string): TextRange[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu)].map((match) => ({
    offset: match.index,
    length: match[0].length,
  }));

/** A place in the DOM of the text under `root`; null outside it. `isEnd`: at the end of a node sooner than at the start of the next. */
function pointAt(root: HTMLElement, offset: number, isEnd: boolean): { node: Node; within: number } | null {
  const paragraphs = [...root.querySelectorAll<HTMLElement>('[data-start]')];
  const paragraph = paragraphs.findLast(({ dataset }) => Number(dataset.start) <= offset - (isEnd ? 1 : 0));
  if (!paragraph) return null;
  let left = offset - Number(paragraph.dataset.start);
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isInserted(node)) continue;
    const length = node.textContent?.length ?? 0;
    if (left < length || (isEnd && left === length)) return { node, within: left };
    left -= length;
  }
  return null;
}

/** The DOM range of a place in the text under `root`; null where it is not drawn. */
export function domRange(root: HTMLElement, { offset, length }: TextRange): Range | null {
  const from = pointAt(root, offset, false);
  const to = pointAt(root, offset + length, true);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.within);
  range.setEnd(to.node, to.within);
  return range;
}
