import type { Tree } from '@ordklar/contract';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Leaf } from '../../../ui/drawings.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { treeText as text } from '../achievements.text.ts';
import s from '../achievements.module.css';

/** How many leaves the tasks of each course have given (ACH-03). */
export function CourseLeaves({ courses }: { courses: Tree['courses'] }) {
  return (
    <section aria-labelledby="blade-i-kurser" className={s.coursesOf}>
      <RuledHead id="blade-i-kurser" title={text.courses} className={s.head} />
      {courses.length === 0 && <p>{text.noCourses}</p>}
      <ul className={s.courses}>
        {courses.map(({ courseId, title, leaves }) => (
          <li key={courseId}>
            <CourseIcon productId={courseId} />
            <span>
              <b>{title}</b>{' '}
              <small>
                {leaves > 0 && (
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <Leaf x={8} y={15} turn={8} size={14} color="var(--cut-leaf)" />
                  </svg>
                )}
                {leaves > 0 ? text.inCourse(leaves) : text.notBegun}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
