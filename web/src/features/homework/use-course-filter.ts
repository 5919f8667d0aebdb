import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { readActiveCourse, setActiveCourse } from '../../lib/storage/active.ts';
import { useActiveCourse } from '../../lib/storage/use-active.ts';
import { useCourses } from '../accounts/index.ts';
import { ALL_COURSES } from './homework.queries.ts';
import { withParams } from '../../lib/address/with-params.ts';

const PARAM = 'kursus';

/**
 * The course that the list shows, 'all' for every one. The picker of the top bar chooses it; the address carries it, so
 * that a shared address opens with the same course.
 */
export function useCourseFilter(): { courseId: string; title: string | undefined; showAll: () => void } {
  const [params, setParams] = useSearchParams();
  const active = useActiveCourse();
  const courses = useCourses().data;
  const inAddress = params.get(PARAM);
  const [asked] = useState(inAddress);
  const settled = useRef(false);

  const write = useCallback(
    (productId: string | null) => setParams(withParams({ [PARAM]: productId, afsluttede: null }), { replace: true }),
    [setParams],
  );
  useEffect(() => onWindowEvent('gtActiveCourse', (course) => write(course?.productId ?? null)), [write]);
  useEffect(() => {
    if (settled.current || !courses) return;
    settled.current = true;
    const stored = readActiveCourse();
    if (asked === stored?.productId || (asked === null && stored === null)) return;
    if (asked === null) return write(stored?.productId ?? null);
    const course = courses.find(({ productId }) => productId === asked);
    setActiveCourse(course ? { productId: course.productId, title: course.title } : null);
  }, [asked, courses, write]);

  return {
    courseId: inAddress ?? active?.productId ?? ALL_COURSES,
    title: active?.title,
    showAll: () => setActiveCourse(null),
  };
}
