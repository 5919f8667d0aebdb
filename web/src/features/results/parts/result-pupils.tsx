import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Homework } from '@ordklar/contract';
import { placeAmong, PupilSwitcher, studentsQuery, useMarkingKeys } from '../../corrections/index.ts';
import { attemptsOf, attemptsQuery } from '../results.queries.ts';
import { attemptQuery, testTaskQuery } from '../test-results.queries.ts';

/**
 * The pupils of the class who have the same exercise (ANS-02), to go to by arrows, from the list and with ← and →. Those
 * beside are fetched before they are asked for.
 */
export function ResultPupils({ task, onHomework }: { task: Homework; onHomework: (homeworkId: number) => void }) {
  const cache = useQueryClient();
  const { squadId, exerciseId, year } = attemptsOf(task);
  const students = useQuery(studentsQuery({ squadId, exerciseId, year })).data;
  const place = placeAmong(students ?? [], task.studentId);
  const { previous, next } = place;
  const goTo = (studentId: number | undefined) => {
    const pupil = students?.find(({ id }) => id === studentId);
    if (pupil) onHomework(pupil.homeworkId);
  };
  useMarkingKeys({ pupil: (step) => goTo((step > 0 ? next : previous)?.id) });
  useEffect(() => {
    for (const near of [next, previous]) {
      if (!near) continue;
      void cache.prefetchQuery(testTaskQuery(near.homeworkId));
      void cache.prefetchQuery(attemptsQuery({ squadId, exerciseId, studentId: near.id, year }));
      if (near.exerciseProgressId !== null) void cache.prefetchQuery(attemptQuery(near.exerciseProgressId));
    }
  }, [cache, next, previous, squadId, exerciseId, year]);
  const name = students?.find(({ id }) => id === task.studentId)?.name ?? '';
  return (
    <div className="no-print">
      <PupilSwitcher name={name} currentId={task.studentId} place={place} onPupil={goTo} />
    </div>
  );
}
