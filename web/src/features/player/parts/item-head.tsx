import type { PlayableItem } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { taskOf } from '@ordklar/exercise-kinds/play';
import { helpOf } from '../../item-kinds/index.ts';
import s from '../player.module.css';

/** How one is to answer: what an item says itself where it has a task of its own. */
const ANSWERING =
  /^(?:Vælg|Skriv|Sæt (?:ordene|delene|leddene)|Sorter|Marker|Læs ordene|Lav en sætning|Gør, som opgaven)\b/;

/** What an exercise's instruction says besides how one answers: it stands over items with a task of their own too. */
const adviceOf = (instruction: string): string =>
  instruction
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !ANSWERING.test(sentence))
    .join(' ');

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
  const advice = task === null || task === instruction ? '' : adviceOf(instruction);
  const more = [advice, helpOf(item, `${task ?? instruction} ${advice}`)].filter(Boolean).join(' ');
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
