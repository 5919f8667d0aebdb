import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { homeworkKey } from '../../../../lib/api/query-keys.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { IconArrowRight } from '../../../../ui/icons.ts';
import { EarnedNow } from '../../../achievements/index.ts';
import { openHomeworkQuery } from '../../../homework/index.ts';
import { taskAddress } from '../../../results/index.ts';
import { playerText } from '../../player.text.ts';
import type { Ending } from '../../use-player.ts';
import s from './finish.module.css';

const text = playerText.done;

/** The end: the result, what went wrong, and what to do next. */
export function Finish({
  title,
  ending,
  homeworkId,
  onRetry,
  children,
}: {
  title: string;
  ending: Ending;
  homeworkId: number;
  onRetry: () => void;
  /** How it went; where the pupil may not know, that is said instead. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cache = useQueryClient();
  const isDone = ending.state === 'done';
  const next = useInfiniteQuery({ ...openHomeworkQuery('all'), enabled: isDone })
    .data?.pages.flatMap(({ homework }) => homework)
    .find((task) => task.homeworkId !== homeworkId);
  useEffect(() => {
    if (!isDone) return;
    heading.current?.focus();
    // the lists of tasks are not what they were
    void cache.invalidateQueries({ queryKey: homeworkKey, predicate: ({ queryKey }) => !queryKey.includes('items') });
  }, [isDone, cache]);
  if (!isDone) return <NotYet isSending={ending.state === 'sending'} onRetry={onRetry} />;
  return (
    <main className={s.finish} id="indhold">
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <p className={s.lead}>{title}</p>
      {children ?? <p className={s.lead}>{text.hidden}</p>}
      {ending.exerciseProgressId !== null && <EarnedNow exerciseProgressId={ending.exerciseProgressId} />}
      <p className={s.ways}>
        {next && (
          <Link className={buttonClass('primary', true)} to={taskAddress(next)}>
            {text.nextTask(next.title)}
            <IconArrowRight aria-hidden="true" />
          </Link>
        )}
        <Link className={buttonClass(next ? 'line' : 'primary', true)} to="/lektier">
          {text.back}
        </Link>
      </p>
    </main>
  );
}

/** While the answers are on their way, or could not be sent. */
function NotYet({ isSending, onRetry }: { isSending: boolean; onRetry: () => void }) {
  return (
    <main className={s.finish} id="indhold">
      {isSending ? (
        <p role="status">{text.sending}</p>
      ) : (
        <div role="alert">
          <p>{text.notSent}</p>
          <Button look="primary" onClick={onRetry}>
            {text.retry}
          </Button>
        </div>
      )}
    </main>
  );
}
