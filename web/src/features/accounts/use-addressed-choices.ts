import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { setActiveCourse, setActiveSquad, setActiveYear } from '../../lib/storage/active.ts';
import { useActiveCourse, useActiveSquad } from '../../lib/storage/use-active.ts';
import { useCourses, useSquads } from './accounts.queries.ts';

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
  const [taken, setTaken] = useState(false);

  useEffect(() => {
    if (taken || !squads || !courses) return;
    const askedSquad = squads.find(({ id }) => String(id) === params.get('klasse'));
    if (askedSquad) {
      setActiveYear(askedSquad.year);
      setActiveSquad({ id: askedSquad.id, name: askedSquad.name });
    }
    const askedCourse = courses.find(({ productId }) => productId === params.get('kursus'));
    if (askedCourse) setActiveCourse({ productId: askedCourse.productId, title: askedCourse.title });
    setTaken(true);
  }, [taken, squads, courses, params]);

  const inStep = (params.get('kursus') ?? undefined) === course && (params.get('klasse') ?? '') === String(squad ?? '');
  useEffect(() => {
    if (!taken || inStep) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (course) next.set('kursus', course);
        else next.delete('kursus');
        if (squad) next.set('klasse', String(squad));
        else next.delete('klasse');
        return next;
      },
      { replace: true },
    );
  }, [taken, inStep, course, squad, setParams]);
}
