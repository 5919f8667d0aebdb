import type { PlayableItem } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { taskOf } from '@ordklar/exercise-kinds/play';
import { helpOf } from '../../item-kinds/index.ts';
import s from '../player.module.css';

/** What is to be done, over an item: its own task, else the instruction of its exercise or part, and how one answers. */
export function ItemHead({
  item,
  instruction,
  note,
  children,
}: {
  item: PlayableItem;
  instruction: string;
  /** Where in a test one is, or that an item comes once more. */
  note?: string | false;
  /** A button at the side. */
  children?: ReactNode;
}) {
  const task = taskOf(item);
  const more = [task === null || task === instruction ? '' : instruction, helpOf(item)].filter(Boolean).join(' ');
  return (
    <div className={s.head}>
      <div>
        {note && <p className={s.again}>{note}</p>}
        <h2>{task ?? instruction}</h2>
        {more && <p>{more}</p>}
      </div>
      {children}
    </div>
  );
}
