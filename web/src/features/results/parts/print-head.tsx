import { useState } from 'react';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './print-head.module.css';
import results from '../results.module.css';

/** The head of the paper: date, who prints, and the institution (ANS-10). */
export function PrintHead() {
  const { name, institution } = useCurrentUser();
  const [today] = useState(() => Date.now() / 1000);
  return (
    <p className={classNames(s.printHead, results.onlyPrint)}>
      <span>{longDate(today)}</span>
      <span>{name}</span>
      <span>{institution}</span>
    </p>
  );
}
