import type { TaskBlock } from '@ordklar/contract';
import { Fragment } from 'react';

function Block({ block }: { block: TaskBlock }) {
  if (block.type === 'heading') return <h3>{block.text}</h3>;
  if (block.type === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.type === 'verse')
    return (
      <p className="ta-verse">
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    );
  return <p>{block.text}</p>;
}

/** The text of a task: paragraphs, headings, lists and verse. */
export function TaskBlocks({ blocks }: { blocks: readonly TaskBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
