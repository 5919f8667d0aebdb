import { type AnswerResult, ApiProblem } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeworkKey } from '../../../../lib/api/query-keys.ts';
import { longDate } from '../../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../../lib/title/use-title.ts';
import { LoadingRows } from '../../../../ui/states.tsx';
import { Warning } from '../../../../ui/warning.tsx';
import { editionBefore, plainTextOf } from '../../../corrections/index.ts';
import { useCourses, useCurrentUser } from '../../../accounts/index.ts';
import { attemptsOf, attemptsQuery, ownResultQuery } from '../../results.queries.ts';
import { resultsText } from '../../results.text.ts';
import { AttemptsTable } from '../attempts-table.tsx';
import { PrintHead } from '../print-head.tsx';
import { ResultFailed } from '../result-failed.tsx';
import { ResultGone } from '../result-gone.tsx';
import { ReturnedText } from './returned-text.tsx';
import { WaitingText } from './waiting-text.tsx';
import resultsStyle from '../../results.module.css';

const text = resultsText.text;

function Head({ result }: { result: AnswerResult }) {
  const course = useCourses().data?.find(({ productId }) => productId === result.productId)?.title;
  const words = result.files[0]?.word_count ?? 0;
  const minimum = result.required_word_count ?? 0;
  useTitle(result.title);
  const facts = [
    result.studentName,
    text.version(result.attempt),
    course,
    text.words(words),
    text.handedIn(longDate(result.completed, { time: true })) + (result.isLate ? `, ${text.late}` : ''),
  ];
  return (
    <header className={resultsStyle.head}>
      <h1>{result.title}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {words < minimum && (
        <Warning className={resultsStyle.few}>
          <span>
            <b>{text.few}</b> {text.fewFacts(words, minimum)}
          </span>
        </Warning>
      )}
    </header>
  );
}

/**
 * The pupil's version of the answer viewer (ANS-01): one attempt with what the teacher sent back, and the others to
 * switch between. Stands on a screen as well as in a modal; `onSwitch` goes to another attempt.
 */
export function StudentAnswer({
  exerciseProgressId,
  title,
  onSwitch,
}: {
  exerciseProgressId: number;
  /** The task's title where the caller knows it: shown when the answer cannot be fetched. */
  title?: string;
  onSwitch: (exerciseProgressId: number) => void;
}) {
  const user = useCurrentUser();
  const queries = useQueryClient();
  const own = useQuery(ownResultQuery(exerciseProgressId));
  const result = own.data;
  const attempts = useQuery({
    ...attemptsQuery(attemptsOf(result ?? { squadId: 0, exerciseId: 0, studentId: 0, assigned: 0 })),
    enabled: result !== undefined,
  }).data;
  const isRead = result !== undefined;
  // the feedback counts as read now, which the lists of tasks do not know yet
  useEffect(() => {
    if (isRead) void queries.invalidateQueries({ queryKey: [...homeworkKey, 'finished'] });
  }, [isRead, queries]);

  if (own.isPending) return <LoadingRows rows={5} label={resultsText.loading} />;
  if (!result && own.error instanceof ApiProblem && own.error.status === 404)
    return <ResultGone>{resultsText.gone.text}</ResultGone>;
  if (!result)
    return (
      <ResultFailed
        student={user.name}
        task={title ?? resultsText.unknownTask(exerciseProgressId)}
        onRetry={() => void own.refetch()}
      />
    );
  return (
    <div className={resultsStyle.rs}>
      <PrintHead />
      <Head result={result} />
      {result.isReadyForStudent ? (
        <ReturnedText
          key={exerciseProgressId}
          result={result}
          plainText={plainTextOf(result)}
          earlier={attempts && editionBefore(attempts, result.attempt)}
        />
      ) : (
        <WaitingText
          result={result}
          returnedTextId={attempts?.find((each) => each.isReadyForStudent)?.exerciseAnswerTextId ?? null}
        />
      )}
      {attempts && <AttemptsTable attempts={attempts} current={exerciseProgressId} onSelect={onSwitch} />}
    </div>
  );
}
