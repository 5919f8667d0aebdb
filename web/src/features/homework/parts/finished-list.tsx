import { type Homework } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { IconChevronRight } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/paper.tsx';
import { scoreTone } from '../../../ui/score-tone.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { DateText } from '../../../ui/text-parts.tsx';
import { finishedHomeworkQuery } from '../homework.queries.ts';
import { homeworkText as text } from '../homework.text.ts';
import { resultAddress, taskAddress } from '../../results/index.ts';
import { textAddress, titleOf } from '../homework-words.ts';
import { Pager } from '../../../ui/pager.tsx';
import { TaskLine } from './task-line.tsx';
import s from '../homework.module.css';
import { withParams } from '../../../lib/address/with-params.ts';

const PARAM = 'afsluttede';

/** Where a finished task stands, and the way to it. */
function standing(task: Homework, title: string) {
  const words = text.finished;
  if (task.kind !== 'free-text')
    return {
      tone: task.result ? scoreTone(percentOf(task.result)) : 'good',
      says: task.result ? words.percent(percentOf(task.result)) : words.done,
      to: resultAddress(task),
      see: words.seeAnswers,
      seeOf: words.seeAnswersOf(title),
    } as const;
  if (task.state === 'ready')
    return {
      tone: 'good',
      says: words.returned,
      to: textAddress(task.exerciseProgressId ?? 0),
      see: words.seeText,
      seeOf: words.seeTextOf(title),
    } as const;
  return {
    tone: 'plain',
    says: words.waits,
    to: taskAddress(task),
    see: words.seeTask,
    seeOf: words.seeTaskOf(title),
  } as const;
}

function FinishedRow({ task }: { task: Homework }) {
  const { tone, says, to, see, seeOf } = standing(task, titleOf(task));
  return (
    <TaskLine task={task} to={to} label={seeOf} says={see}>
      <Tag className={s.tag} tone={tone}>
        {says}
      </Tag>
      <span>
        {text.finished.handedIn} <DateText at={task.completed} />
        {task.isLate && `, ${text.finished.late}`}
      </span>
    </TaskLine>
  );
}

/** 'Afsluttede', folded until asked for; the address holds the page that is open. */
export function FinishedList({ courseId }: { courseId: string }) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(PARAM));
  const isOpen = asked >= 1;
  const page = isOpen ? Math.floor(asked) : 1;
  const finished = useQuery(finishedHomeworkQuery(courseId, page));

  const goTo = (next: number | null) =>
    setParams(withParams({ [PARAM]: next?.toString() }), { replace: true, preventScrollReset: true });

  return (
    <section className={s.done}>
      <button type="button" className={s.fold} aria-expanded={isOpen} onClick={() => goTo(isOpen ? null : 1)}>
        <IconChevronRight aria-hidden="true" />
        {finished.data ? text.finished.heading(finished.data.total) : text.finished.headingAlone}
      </button>
      {isOpen && finished.isPending && <LoadingRows rows={3} label={text.loading} />}
      {isOpen && finished.isError && <ErrorState message={text.failed} onRetry={() => void finished.refetch()} />}
      {isOpen && finished.data?.total === 0 && <p className="muted">{text.finished.none}</p>}
      {isOpen && finished.data?.homework.map((task) => <FinishedRow key={task.homeworkId} task={task} />)}
      {isOpen && finished.data && <Pager label={text.pager} page={page} pages={finished.data.pages} onGo={goTo} />}
    </section>
  );
}
