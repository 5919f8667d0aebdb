import { useEffect, useState } from 'react';
import { onWindowEvent } from '../events/window-events.ts';
import { notExcluded, readActive, readActiveCourse } from './active.ts';
import type { ActiveCourse, ActiveSquad, ActiveStudent } from './active-choice.ts';

/** The chosen school year (start year), following the top bar; null until one is chosen. */
export function useActiveYear(): number | null {
  const [year, setYear] = useState(() => readActive('active-year'));
  useEffect(() => onWindowEvent('gtActiveSchoolYear', setYear), []);
  return year;
}

/** The chosen course, following the top bar; null for all (SHELL-27 when text correction is excluded). */
export function useActiveCourse(options: { excludeTextCorrection?: boolean } = {}): ActiveCourse | null {
  const excludeTextCorrection = options.excludeTextCorrection ?? false;
  const [course, setCourse] = useState(() => readActiveCourse({ excludeTextCorrection }));
  useEffect(
    () => onWindowEvent('gtActiveCourse', (chosen) => setCourse(notExcluded(chosen, excludeTextCorrection))),
    [excludeTextCorrection],
  );
  return course;
}

/** The chosen class, following the top bar; null until one is chosen. */
export function useActiveSquad(): ActiveSquad | null {
  const [squad, setSquad] = useState(() => readActive('active-squad'));
  useEffect(() => onWindowEvent('gtActiveSquad', setSquad), []);
  return squad;
}

/** The pupil whose answers were looked at last, null until there is one. */
export function useActiveStudent(): ActiveStudent | null {
  const [student, setStudent] = useState(() => readActive('active-student'));
  useEffect(() => onWindowEvent('gtActiveStudent', setStudent), []);
  return student;
}
