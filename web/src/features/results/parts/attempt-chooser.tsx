import type { AnswerResult } from '@ordklar/contract';
import { Link, useLocation } from 'react-router';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { testText as text } from '../test-results.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../test-results.module.css';

/** The name under which the address holds the attempt that is shown. */
export const ATTEMPT_PARAM = 'forsoeg';

/** »1. forsøg · 3. nov. 2026 · 70 %«: the attempts, oldest first, each with its own address (ANS-07). */
export function AttemptChooser({ attempts, current }: { attempts: readonly AnswerResult[]; current: number }) {
  const { pathname } = useLocation();
  if (attempts.length < 2) return null;
  return (
    <nav className={classNames(s.attempts, 'no-print')} aria-label={text.attempts}>
      {attempts.toReversed().map(({ exerciseProgressId, attempt, completed, resultPercentage }) => (
        <Link
          key={exerciseProgressId}
          to={`${pathname}?${ATTEMPT_PARAM}=${exerciseProgressId}`}
          replace
          preventScrollReset
          aria-current={exerciseProgressId === current ? 'true' : undefined}
        >
          {text.attemptFacts(
            attempt,
            longDate(completed),
            resultPercentage === null ? null : text.percent(resultPercentage),
          )}
        </Link>
      ))}
    </nav>
  );
}
