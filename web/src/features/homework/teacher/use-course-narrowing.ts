import type { AssignedExercise } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';

/**
 * Narrows what a class has to the course of the top bar. The tasks that the address came with are shown whatever that
 * is, until another course is chosen.
 */
export function useCourseNarrowing(all: AssignedExercise[] | undefined, open: ReadonlySet<number>) {
  const course = useActiveCourse();
  const [linked, setLinked] = useState(open);
  const before = useRef(course?.productId);
  const isLoaded = all !== undefined;
  useEffect(() => {
    if (isLoaded && before.current !== course?.productId) setLinked(new Set());
    before.current = course?.productId;
  }, [course?.productId, isLoaded]);
  const exercises = all?.filter(
    ({ productId, exerciseId }) => !course || productId === course.productId || linked.has(exerciseId),
  );
  return { course, exercises, linked };
}
