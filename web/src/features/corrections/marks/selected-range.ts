/** A place in the text: UTF-16 code units. */
export interface TextRange {
  offset: number;
  length: number;
}

/** Signs that marks put in and numbers in the margin: on screen, but not in the pupil's text. */
export const isInserted = (node: Node): boolean => (node.parentElement?.closest('[data-inserted]') ?? null) !== null;

/** The place of a DOM position, counted over the text of its paragraph; null outside the text. */
function offsetOf(root: HTMLElement, container: Node, within: number): number | null {
  const element = container instanceof Element ? container : container.parentElement;
  const paragraph = element?.closest<HTMLElement>('[data-start]');
  if (!paragraph || !root.contains(paragraph)) return null;
  const before = document.createRange();
  before.selectNodeContents(paragraph);
  before.setEnd(container, within);
  let count = 0;
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isInserted(node)) continue;
    if (node === container) count += within;
    else if (before.comparePoint(node, 0) <= 0 && before.intersectsNode(node)) count += node.textContent?.length ?? 0;
    else break;
    if (node === container) break;
  }
  return Number(paragraph.dataset.start) + count;
}

/**
 * What the person has selected in the text under `root`, without spaces at its ends; null when nothing of it is.
 * A selection that begins or ends outside the text is cut to the paragraph it touches.
 */
export function selectedRange(root: HTMLElement, text: string): TextRange | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const from = offsetOf(root, range.startContainer, range.startOffset);
  const to = offsetOf(root, range.endContainer, range.endOffset);
  if (from === null || to === null) return null;
  const picked = text.slice(from, to);
  const trimmed = picked.trim();
  if (trimmed === '') return null;
  return { offset: from + picked.indexOf(trimmed), length: trimmed.length };
}
