import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { setActiveCourse } from '../../lib/storage/active.ts';
import { useActiveCourse } from '../../lib/storage/use-active.ts';
import { useCourses } from '../accounts/index.ts';
import { ALL_COURSES } from './homework.queries.ts';

const PARAM = 'kursus';

/**
 * The course that the list shows, 'all' for every one. The picker of the top bar chooses it; the address carries it, so
 * that a shared address opens with the same course.
 */
export function useCourseFilter(): { courseId: string; title: string | undefined; showAll: () => void } {
  const [params, setParams] = useSearchParams();
  const active = useActiveCourse();
  const courses = useCourses().data;
  const asked = useRef(params.get(PARAM));

  useEffect(() => {
    if (asked.current === null || !courses) return;
    const course = courses.find(({ productId }) => productId === asked.current);
    asked.current = null;
    setActiveCourse(course ? { productId: course.productId, title: course.title } : null);
  }, [courses]);

  const chosen = active?.productId ?? null;
  const inAddress = params.get(PARAM);
  useEffect(() => {
    if (asked.current !== null || inAddress === chosen) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === null) next.delete(PARAM);
        else next.set(PARAM, chosen);
        next.delete('afsluttede');
        return next;
      },
      { replace: true },
    );
  }, [chosen, inAddress, setParams]);

  const courseId = asked.current ?? chosen ?? ALL_COURSES;
  return { courseId, title: active?.title, showAll: () => setActiveCourse(null) };
}
