import { percentOf } from '@ordklar/school';
import { Tag, type TagTone } from '../../../../ui/paper.tsx';
import { deadlineWords } from '../../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../../lib/dates/use-now.ts';
import { scoreTone } from '../../../../ui/score-tone.ts';
import type { PupilTask } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import { QuestionsLink } from './questions-link.tsx';
import styles from './pupil-tags.module.css';

const text = statusText.pupil;

const MARKING: Record<NonNullable<PupilTask['marking']>, [TagTone, string]> = {
  queued: ['plain', text.queued],
  marked: ['wait', text.waiting],
  editing: ['wait', text.editing],
  failed: ['bad', text.failed],
  ready: ['good', text.returned],
};

function stateTag(task: PupilTask, now: number): [TagTone, string] {
  if (task.result !== null) {
    const percent = percentOf(task.result);
    const { gradeNumber } = task.result;
    const words = text.percent(percent);
    return [scoreTone(percent), gradeNumber === null ? words : text.evaluated(words, gradeNumber)];
  }
  if (task.exerciseProgressId !== null)
    return task.marking ? MARKING[task.marking] : task.state === 'ready' ? MARKING.ready : MARKING.marked;
  if (task.available !== null && task.available > now)
    return ['plain', text.hidden(deadlineWords(task.available, now))];
  if (task.isLate) return ['bad', text.missing];
  return ['plain', task.state === 'started' ? text.begun : text.notBegun];
}

/** Where a pupil's task stands, what the pupil asks about its marks, and whether it came too late. */
export function PupilTags({ task, questionsAt }: { task: PupilTask; questionsAt: string }) {
  const [tone, words] = stateTag(task, useNow());
  return (
    <span className={styles.tags}>
      <Tag tone={tone}>{words}</Tag>
      {task.isFree && <Tag>{text.free}</Tag>}
      <QuestionsLink count={task.questions} about={task.studentName} to={questionsAt} />
      {task.isLate && task.exerciseProgressId !== null && <Tag tone="bad">{text.late}</Tag>}
    </span>
  );
}
