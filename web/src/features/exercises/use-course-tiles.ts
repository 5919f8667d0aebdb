import { useQuery } from '@tanstack/react-query';
import type { ActiveCourse } from '../../lib/storage/active-choice.ts';
import { useCourses } from '../accounts/index.ts';
import { courseCountsQuery, newLabelsQuery } from './exercises.queries.ts';

/** A course that can be assigned from. */
export interface CourseTile extends ActiveCourse {
  exerciseCount: number;
  /** Its subject: 'dansk', 'engelsk' … */
  groupId: string;
  /** Some of its exercises are new. */
  hasNew: boolean;
}

/** The courses that the school has a licence for and that hold exercises, in the catalogue's order. */
export function useCourseTiles() {
  const licensed = useCourses();
  const counts = useQuery(courseCountsQuery);
  const allowed = new Set(licensed.data?.map(({ productId }) => productId));
  const withNew = new Set(useQuery(newLabelsQuery).data?.map(({ productId }) => productId));
  const tiles: CourseTile[] | undefined =
    licensed.data &&
    counts.data
      ?.filter(({ productId, exerciseCount }) => exerciseCount > 0 && allowed.has(productId))
      .map((course) => ({ ...course, hasNew: withNew.has(course.productId) }));
  const retry = () => void Promise.all([licensed.refetch(), counts.refetch()]);
  return { tiles, failed: licensed.isError || counts.isError, retry };
}
