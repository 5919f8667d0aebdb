import type { AssignedExercise } from '@ordklar/contract';
import { setActiveCourse } from '../../../../lib/storage/active.ts';
import { Button } from '../../../../ui/button.tsx';
import { countState } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import s from './course-notice.module.css';

const text = statusText.course;

/** Says that only one course is shown, what waits in the others, and shows them all. */
export function CourseNotice({ title, hidden }: { title: string; hidden: readonly AssignedExercise[] }) {
  return (
    <div className={s.course} role="status">
      <p>
        {text.only(title)} {text.elsewhere(hidden.length, countState(hidden, 'venter'))}
      </p>
      <Button onClick={() => setActiveCourse(null)}>{text.showAll}</Button>
    </div>
  );
}
