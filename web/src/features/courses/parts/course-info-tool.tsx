import { useActiveCourse } from '../../../lib/storage/use-active.ts';
import { IconButton } from '../../../ui/button.tsx';
import { IconInfoCircle } from '../../../ui/icons.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { coursesText } from '../courses.text.ts';
import { showCourseInfo } from '../show-course-info.ts';
import s from '../courses.module.css';

/** The sign in the top bar that tells a teacher what the chosen course holds; away while no course is chosen. */
export function CourseInfoTool() {
  const { isTeacher } = useCurrentUser();
  const course = useActiveCourse();
  if (!isTeacher || !course) return null;
  const label = coursesText.info.about(course.title);
  return (
    <Tooltip label={label}>
      <IconButton
        className={s.courseInfoTool}
        label={label}
        title={undefined}
        onClick={() => showCourseInfo(course.productId)}
      >
        <IconInfoCircle aria-hidden="true" />
      </IconButton>
    </Tooltip>
  );
}
