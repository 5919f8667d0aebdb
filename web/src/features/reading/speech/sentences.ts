/** One sentence on the page: its words, and where they stand. */
export interface Sentence {
  words: string;
  range: Range;
}

const BLOCKS = '[data-start], h1, h2, h3, h4, p, li';

/** What is on the page and not part of the text: numbers in the margin, what only screen readers say, buttons, fields. */
const NOT_READ = '[data-inserted], [aria-hidden="true"], .sr, button, input, textarea, select, svg';
const isRead = (node: Node, block: Element): boolean => {
  const skipped = node.parentElement?.closest(NOT_READ) ?? null;
  // a mark in a text is a button, too, and its words are the pupil's
  return skipped === null || !block.contains(skipped) || skipped.hasAttribute('data-mark');
};

function textNodesOf(block: Element): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const inner = node.parentElement?.closest(BLOCKS);
    if (inner === block && isRead(node, block)) nodes.push(node as Text);
  }
  return nodes;
}

/** The node and place of a character, counted over the nodes. */
function placeOf(nodes: readonly Text[], at: number): [Text, number] | null {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return [node, at - before];
    before += node.length;
  }
  return null;
}

/** The sentences of what is shown under `root`, block by block in the order of the page. */
export function sentencesIn(root: Element): Sentence[] {
  const segmenter = new Intl.Segmenter('da', { granularity: 'sentence' });
  const blocks = [...(root.matches(BLOCKS) ? [root] : []), ...root.querySelectorAll(BLOCKS)];
  return blocks.flatMap((block) => {
    const nodes = textNodesOf(block);
    const text = nodes.map(({ data }) => data).join('');
    return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
      const words = segment.trim();
      if (!/[\p{L}\d]/u.test(words)) return [];
      const from = index + segment.indexOf(words);
      const [start, end] = [placeOf(nodes, from), placeOf(nodes, from + words.length)];
      if (!start || !end) return [];
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(...end);
      return [{ words, range }];
    });
  });
}
