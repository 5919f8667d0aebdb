import { Button } from '../../../ui/button.tsx';
import { homeworkText as text } from '../homework.text.ts';
import { TidyDesk } from './drawings.tsx';
import s from '../../../ui/states.module.css';

/** No open task: in the chosen course, or at all. */
export function NothingOpen({ course, onShowAll }: { course: string | undefined; onShowAll: () => void }) {
  return (
    <div className={s.state}>
      <TidyDesk />
      <h2>{course ? text.empty.inCourse(course) : text.empty.title}</h2>
      <p>{course ? text.empty.inCourseText : text.empty.text}</p>
      {course && (
        <Button look="line" onClick={onShowAll}>
          {text.empty.showAll}
        </Button>
      )}
    </div>
  );
}
