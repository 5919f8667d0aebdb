import type { CurrentUser } from '@ordklar/contract';
import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastSquadQuery, useCourses, useSquads } from '../../features/accounts/index.ts';
import { courseTitleQuery, showCourseInfo } from '../../features/courses/index.ts';
import { client } from '../../lib/api/client.ts';
import { schoolYearOf } from '../../lib/dates/danish-dates.ts';
import { sendWindowEvent } from '../../lib/events/window-events.ts';
import { setActiveCourse, setActiveSquad, setActiveYear } from '../../lib/storage/active.ts';
import { useActiveCourse, useActiveSquad, useActiveYear } from '../../lib/storage/use-active.ts';

/** One picker of the top bar: what can be chosen and what is. */
export interface Choice {
  label: 'Kursus' | 'Klasse' | 'Skoleår';
  /** `isLocked`: the school has no licence for it, and choosing it shows what it is. */
  options: readonly { value: string; label: string; productId?: string; isLocked?: boolean }[];
  value: string;
  onChoose: (value: string) => void;
}

const ALL = 'alle';
/** The course that is offered to teachers whose school lacks it: the correction of texts (CAT-10, TC-26). */
const OFFERED = 'teco';
const thisYear = () => schoolYearOf(Date.now() / 1000);

/** All courses or one of them; choosing one that the school lacks shows what it is, and leaves the chosen one. */
function useCourseChoice({ isTeacher }: CurrentUser): Choice {
  const licensed = useCourses().data;
  const isOffered = isTeacher && licensed?.every(({ productId }) => productId !== OFFERED) === true;
  const offered = useQuery({ ...courseTitleQuery(OFFERED), enabled: isOffered }).data;
  const courses = licensed ?? [];
  const course = useActiveCourse();
  return {
    label: 'Kursus',
    options: [
      { value: ALL, label: 'Alle kurser' },
      ...courses.map(({ productId, title }) => ({ value: productId, label: title, productId })),
      ...(isOffered && offered
        ? [{ value: OFFERED, label: `${offered.title} (ingen licens)`, productId: OFFERED, isLocked: true }]
        : []),
    ],
    value: course?.productId ?? ALL,
    onChoose: (value) => {
      if (isOffered && value === OFFERED) return showCourseInfo(OFFERED);
      const chosen = courses.find(({ productId }) => productId === value);
      setActiveCourse(chosen ? { productId: chosen.productId, title: chosen.title } : null);
    },
  };
}

/** Course for teachers and pupils; class and school year too for teachers; nothing for who is neither. Chosen things are remembered for the tab (SHELL-26). */
export function useChoices(user: CurrentUser): readonly Choice[] {
  const squads = useSquads().data;
  const courseChoice = useCourseChoice(user);
  const lastSquad = useQuery({ ...lastSquadQuery, enabled: user.isTeacher }).data;
  const squad = useActiveSquad();
  const chosenYear = useActiveYear();
  const year = chosenYear ?? thisYear();

  const ofYear = squads?.filter((candidate) => candidate.year === year);
  const known = ofYear?.find((candidate) => candidate.id === squad?.id);

  useEffect(() => {
    if (chosenYear === null) setActiveYear(year);
  }, [chosenYear, year]);
  useEffect(() => {
    if (squads) sendWindowEvent('gtSquads', squads);
  }, [squads]);
  useEffect(() => {
    if (!user.isTeacher || !squads || lastSquad === undefined || known) return;
    const own = squads.filter((candidate) => candidate.year === year);
    const next = own.find((candidate) => candidate.id === lastSquad) ?? own[0];
    setActiveSquad(next ? { id: next.id, name: next.name } : null);
  }, [user.isTeacher, squads, lastSquad, known, year]);

  if (!user.isTeacher && !user.roles.includes('student')) return [];
  if (!user.isTeacher) return [courseChoice];
  const years = [...new Set([thisYear(), ...(squads ?? []).map((each) => each.year)])].sort((a, b) => b - a);
  return [
    courseChoice,
    {
      label: 'Klasse',
      options: (ofYear ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      value: known ? String(known.id) : '',
      onChoose: (value) => {
        const chosen = ofYear?.find(({ id }) => String(id) === value);
        if (!chosen) return;
        setActiveSquad({ id: chosen.id, name: chosen.name });
        // only a memory for the next visit: losing it must not disturb the choice itself
        client.setActiveSquad({ body: { squadId: chosen.id } }).catch(() => undefined);
      },
    },
    {
      label: 'Skoleår',
      options: years.map((each) => ({ value: String(each), label: schoolYearName(each) })),
      value: String(year),
      onChoose: (value) => setActiveYear(Number(value)),
    },
  ];
}
