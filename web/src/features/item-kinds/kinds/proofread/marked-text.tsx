import type { ItemFeedback } from '@ordklar/contract';
import { Fragment } from 'react';
import { itemText } from '../../item-kinds.text.ts';
import s from './corrected.module.css';

type Part = ItemFeedback['grade']['parts'][number];

/** The name of a line of the list, which a mark in the text leads to. */
export const lineId = (list: string, number: number): string => `${list}-${number}`;

/** The text as the pupil left it: each mistake and needless change marked in its place, with the number of its line. */
export function MarkedText({ written, parts, list }: { written: string; parts: readonly Part[]; list: string }) {
  const marks = parts
    .flatMap((part, index) => (part.at ? [{ ...part, number: index + 1, at: part.at }] : []))
    .toSorted((one, other) => one.at.from - other.at.from || one.at.to - other.at.to);
  return (
    <>
      {marks.map(({ number, at, isRight }, index) => (
        <Fragment key={number}>
          {written.slice(marks[index - 1]?.at.to ?? 0, at.from)}
          <a
            className={isRight ? s.isRight : s.isWrong}
            href={`#${lineId(list, number)}`}
            aria-label={itemText.proofread.mark(written.slice(at.from, at.to), number, isRight)}
          >
            {written.slice(at.from, at.to)}
            <sup>{number}</sup>
          </a>
        </Fragment>
      ))}
      {written.slice(marks.at(-1)?.at.to ?? 0)}
    </>
  );
}
