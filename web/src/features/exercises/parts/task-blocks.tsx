import type { TaskBlock } from '@ordklar/contract';

function Block({ block }: { block: TaskBlock }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'verse':
      return (
        <p className="verse">
          {block.lines.map((line, index) => (
            <span key={index}>
              {line}
              <br />
            </span>
          ))}
        </p>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

/** A task's text: paragraphs, headings, lists and verse, as plain text. */
export function TaskBlocks({ blocks }: { blocks: readonly TaskBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
