import type { Exercise, Homework } from '@ordklar/contract';
import { useCourses } from '../../accounts/index.ts';
import { ReadingTools } from '../../reading/index.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { IconAlertTriangle, IconCalendar } from '../../../ui/icons.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { homeworkText } from '../homework.text.ts';
import { titleOf } from '../homework-words.ts';
import { taskText as text } from '../task.text.ts';
import s from '../task.module.css';

/** Of a task in another language nothing is read aloud: the voice is Danish. */
const FOREIGN: ReadonlySet<string> = new Set(['teen', 'tety', 'tefr']);
const promptOf = () => document.querySelector<HTMLElement>('[data-part="task-prompt"]');

/** Way back, title, and what one needs to know before one begins. */
export function TaskHead({ homework, exercise }: { homework: Homework; exercise: Exercise }) {
  const course = useCourses().data?.find(({ productId }) => productId === homework.productId)?.title;
  useTitle(titleOf(homework));
  const isOpen = homework.exerciseProgressId === null;
  return (
    <header className={s.head}>
      <BackLink to="/lektier">{homeworkText.back}</BackLink>
      <h1>{titleOf(homework)}</h1>
      <ul className={s.facts}>
        <li>{[course, exercise.category].filter(Boolean).join(' · ')}</li>
        <li>{text.from(homework.assignedByName)}</li>
        {homework.wordCount !== null && <li>{text.minimum(homework.wordCount)}</li>}
        <li className={s.due}>
          <IconCalendar aria-hidden="true" />
          {homework.deadline === null ? (
            text.noDeadline
          ) : (
            <span>
              {homework.isLate && isOpen ? text.wasDue : text.due}{' '}
              <b>
                <DateText at={homework.deadline} form="deadline" />
              </b>
            </span>
          )}
        </li>
      </ul>
      {isOpen && (
        <ReadingTools className={s.tools ?? ''} {...(!FOREIGN.has(homework.productId) && { textOf: promptOf })} />
      )}
      {homework.isLate && isOpen && (
        <p className={s.late}>
          <IconAlertTriangle aria-hidden="true" />
          {text.late}
        </p>
      )}
    </header>
  );
}
