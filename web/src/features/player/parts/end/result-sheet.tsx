import { type ItemResult } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { scoreTone } from '../../../../ui/score-tone.ts';
import s from './finish.module.css';

/** How much was right, big, with its words beside it; green where it went well. */
export function ResultSheet({ result, children }: { result: ItemResult; children: ReactNode }) {
  const percent = percentOf(result);
  return (
    <p className={classNames(s.result, scoreTone(percent) === 'good' && s.isGood)}>
      <b>{percent} %</b>
      <span>{children}</span>
    </p>
  );
}
