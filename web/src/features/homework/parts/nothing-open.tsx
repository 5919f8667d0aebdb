import { Button } from '../../../ui/button.tsx';
import { homeworkText as text } from '../homework.text.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { TidyDesk } from './drawings.tsx';

/** No open task: in the chosen course, or at all. */
export function NothingOpen({ course, onShowAll }: { course: string | undefined; onShowAll: () => void }) {
  return (
    <EmptyState
      title={course ? text.empty.inCourse(course) : text.empty.title}
      drawing={<TidyDesk />}
      action={
        course && (
          <Button look="line" onClick={onShowAll}>
            {text.empty.showAll}
          </Button>
        )
      }
    >
      {course ? text.empty.inCourseText : text.empty.text}
    </EmptyState>
  );
}
