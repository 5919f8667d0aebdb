import type { AssignedExercise } from '@ordklar/contract';
import { useEffect, useRef, useState } from 'react';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';

/**
 * Narrows what a class has to the course of the top bar. The tasks that the address came with are shown whatever that
 * is, until another course is chosen; they are not counted as the course's own (`isOfCourse`).
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
  const isOfCourse = ({ productId }: AssignedExercise) => !course || productId === course.productId;
  const exercises = all?.filter((each) => isOfCourse(each) || linked.has(each.exerciseId));
  return { course, isOfCourse, exercises, linked };
}
