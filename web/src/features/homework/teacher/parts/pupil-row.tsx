import { Link } from 'react-router';
import { deadlineWords } from '../../../../lib/dates/danish-dates.ts';
import { useActiveStudent } from '../../../../lib/storage/use-active.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import type { TaskState } from '../../../results/index.ts';
import { isToCorrect, isWaiting, type PupilTask } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import { PupilTags } from './pupil-tags.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import s from './pupil-row.module.css';

const text = statusText.pupil;

/** Done before, and assigned again since. */
const isOpenAgain = (task: PupilTask): boolean => task.exerciseProgressId === null && task.attempts > 0;

/** The ways to what was handed in: to mark it, or to read it. */
function Ways({ task, address, state }: { task: PupilTask; address: string; state: TaskState }) {
  const { studentName: name } = task;
  if (isOpenAgain(task))
    return (
      <Link
        className={buttonClass('line', false, s.way)}
        to={address}
        state={state}
        aria-label={text.readBeforeOf(name)}
      >
        {text.readBefore}
      </Link>
    );
  if (task.exerciseProgressId === null) return null;
  const [label, words] =
    task.result !== null
      ? [text.readAnswersOf(name), text.readAnswers]
      : isWaiting(task)
        ? [text.markOf(name), text.mark]
        : [text.readOf(name), text.read];
  return (
    <Link className={buttonClass('line', false, s.way)} to={address} state={state} aria-label={label}>
      {words}
    </Link>
  );
}

/** One pupil under an exercise: state, words, when, and the way to the text. */
export function PupilRow({
  task,
  chosen,
  onToggle,
  address,
  questionsAt,
  onLook,
  title,
  withDeadline,
}: {
  task: PupilTask;
  chosen: boolean;
  onToggle: () => void;
  /** Where the text is marked, or the answers are read. */
  address: string;
  /** The text at the pupil's first question. */
  questionsAt: string;
  /** Opens what was handed in over the list; absent where there is no text. */
  onLook?: () => void;
  /** Of the exercise. */
  title: string;
  /** Pupils have different deadlines, so each row says its own. */
  withDeadline: boolean;
}) {
  const lookedAt = useActiveStudent();
  const state: TaskState = { title, student: task.studentName };
  const { studentName: name, writtenWords, completed } = task;
  const facts = [
    isOpenAgain(task) && text.again,
    task.exerciseProgressId !== null && !task.isSelfCorrection && task.attempts > 1 && text.attempt(task.attempts),
    writtenWords !== null && text.words(writtenWords),
    completed !== null && text.handedIn(deadlineWords(completed)),
    isToCorrect(task) && text.notCorrected,
    (withDeadline || task.isSelfCorrection) &&
      completed === null &&
      task.deadline !== null &&
      text.due(deadlineWords(task.deadline)),
  ].filter(Boolean);
  return (
    <li aria-current={lookedAt?.id === task.studentId || undefined}>
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        aria-label={text.choose(task.isSelfCorrection ? `${name}, ${text.newVersion}` : name)}
        label={
          <>
            {name}
            {task.isSelfCorrection && <small className={s.version}>{text.newVersion}</small>}
          </>
        }
      />
      <PupilTags task={task} questionsAt={questionsAt} />
      {onLook && task.attempts > 0 && facts.length > 0 ? (
        <button type="button" className={classNames(s.facts, s.look)} title={text.lookAt(name)} onClick={onLook}>
          {facts.join(' · ')}
        </button>
      ) : (
        <span className={s.facts}>{facts.join(' · ')}</span>
      )}
      <Ways task={task} address={address} state={state} />
    </li>
  );
}
