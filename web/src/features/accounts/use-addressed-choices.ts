import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  readActive,
  readActiveCourse,
  setActiveCourse,
  setActiveSquad,
  setActiveYear,
} from '../../lib/storage/active.ts';
import { useActiveCourse, useActiveSquad } from '../../lib/storage/use-active.ts';
import { useCourses, useSquads } from './accounts.queries.ts';
import { withParams } from '../../lib/address/with-params.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { accountsText } from './accounts.text.ts';

/** In place of a course: all of them. */
const ALL_COURSES = 'alle';

/**
 * Keeps the course and the class of the top bar in a teacher's address (`kursus`, `klasse`), so that a shared address
 * opens with the same ones: what the address asks for is taken once, afterwards it follows the top bar.
 */
export function useAddressedChoices(): void {
  const [params, setParams] = useSearchParams();
  const squads = useSquads().data;
  const courses = useCourses().data;
  const course = useActiveCourse()?.productId;
  const squad = useActiveSquad()?.id;
  const taken = useRef(false);

  useEffect(() => {
    if (taken.current || !squads || !courses) return;
    taken.current = true;
    const asked = params.get('klasse');
    const askedSquad = squads.find(({ id }) => String(id) === asked);
    if (asked !== null && !askedSquad) showErrorToast(accountsText.unknownSquad);
    if (askedSquad) {
      setActiveYear(askedSquad.year);
      setActiveSquad({ id: askedSquad.id, name: askedSquad.name });
    }
    const askedCourse = courses.find(({ productId }) => productId === params.get('kursus'));
    if (params.get('kursus') === ALL_COURSES) setActiveCourse(null);
    if (askedCourse) setActiveCourse({ productId: askedCourse.productId, title: askedCourse.title });
  }, [squads, courses, params]);

  useEffect(() => {
    if (!taken.current) return;
    // read again: the effect above may have chosen just now
    const chosen = { kursus: readActiveCourse()?.productId, klasse: readActive('active-squad')?.id.toString() };
    if (Object.entries(chosen).every(([name, value]) => (params.get(name) ?? undefined) === value)) return;
    setParams(withParams(chosen), { replace: true });
  }, [course, squad, squads, courses, params, setParams]);
}
