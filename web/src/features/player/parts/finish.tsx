import type { Practice } from '@ordklar/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { openHomeworkQuery, taskAddress } from '../../homework/index.ts';
import { type Given, isRight } from '../course-of-play.ts';
import { playerText } from '../player.text.ts';
import type { Ending } from '../use-player.ts';

const text = playerText.done;

/** The first answers that were wrong, with what would have been right. */
function WentWrong({ given }: { given: readonly Given[] }) {
  const wrong = given.filter((one) => one.round === 1 && one.feedback !== null && !isRight(one));
  if (wrong.length === 0) return <p className="pl-lead">{text.allRight}</p>;
  return (
    <section aria-labelledby="went-wrong">
      <h2 id="went-wrong">{text.wentWrong}</h2>
      <table className="pl-wrong">
        <thead>
          <tr>
            <th scope="col">{text.given}</th>
            <th scope="col">{text.right}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.flatMap(({ item, feedback }) =>
            (feedback?.grade.parts ?? [])
              .filter((part) => !part.isRight)
              .map((part, index) => (
                <tr key={`${item}-${index}`}>
                  <td>{part.given === '' ? <em>{text.nothing}</em> : <del>{part.given}</del>}</td>
                  <td>{part.right === '' ? <em>{text.nothing}</em> : part.right}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The end: the result, what went wrong, and what to do next. */
export function Finish({
  practice,
  given,
  ending,
  homeworkId,
  onRetry,
}: {
  practice: Practice;
  given: readonly Given[];
  ending: Ending;
  homeworkId: number;
  onRetry: () => void;
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
  if (!isDone)
    return (
      <main className="pl-finish" id="indhold">
        {ending.state === 'sending' ? (
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
  const first = given.filter(({ round, feedback }) => round === 1 && feedback !== null);
  const result =
    ending.result ??
    (practice.isHandedIn && first.length > 0
      ? {
          correctAnswers: first.reduce((sum, { feedback }) => sum + (feedback?.grade.right ?? 0), 0),
          answerCount: first.reduce((sum, { feedback }) => sum + (feedback?.grade.of ?? 0), 0),
        }
      : null);
  return (
    <main className="pl-finish" id="indhold">
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <p className="pl-lead">{practice.title}</p>
      {result ? (
        <>
          <p className="pl-result">
            <b>{Math.round((result.correctAnswers / Math.max(1, result.answerCount)) * 100)} %</b>
            <span>{text.result(result.correctAnswers, result.answerCount)}</span>
          </p>
          <WentWrong given={given} />
        </>
      ) : (
        <p className="pl-lead">{text.hidden}</p>
      )}
      <p className="pl-ways">
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
