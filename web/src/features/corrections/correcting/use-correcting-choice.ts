import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../lib/dates/use-now.ts';
import { correctingPlanQuery } from '../corrections.queries.ts';

/** Whether texts are to be corrected by their pupils, and by when (unix seconds; null for no deadline). */
interface CorrectingChoice {
  wanted?: boolean | undefined;
  deadline?: number | null | undefined;
}

/** The deadline that the teacher chose last for an exercise of a class, while the tab is open: most give all of it the same. */
const placeOf = (squadId: number, exerciseId: number): string => `ordklar-correcting-${squadId}-${exerciseId}`;
const chosenLast = (place: string) =>
  JSON.parse(sessionStorage.getItem(place) ?? '{}') as Pick<CorrectingChoice, 'deadline'>;

/**
 * The choice for a text of an exercise, one by one: what is chosen now, else what holds for the text already (`held`),
 * else what is planned for the exercise: what is chosen for one pupil is no word about the others. The deadline alone is that
 * which was chosen last, where no other holds. No deadline that has passed is offered.
 */
export function useCorrectingChoice(
  { squadId, exerciseId }: { squadId: number; exerciseId: number },
  held: CorrectingChoice = {},
) {
  const place = placeOf(squadId, exerciseId);
  const plan = useQuery({ ...correctingPlanQuery({ squadId, exerciseId }), retry: false }).data;
  const now = useNow();
  const [chosen, setChosen] = useState<CorrectingChoice>({});
  const last = chosenLast(place);
  const isAhead = (deadline: number | null | undefined) => !deadline || deadline > now;
  const lastDeadline = held.deadline === undefined && isAhead(last.deadline) ? last.deadline : undefined;
  const asked = chosen.deadline !== undefined ? chosen.deadline : lastDeadline;
  const planned = plan?.deadline ?? null;
  const standing = held.deadline !== undefined ? held.deadline : isAhead(planned) ? planned : null;
  return {
    wanted: chosen.wanted ?? held.wanted ?? plan?.wanted ?? false,
    deadline: asked !== undefined ? asked : standing,
    /** What is sent: undefined lets what holds or is planned hold. */
    asked,
    /** The planned deadline that has passed, while nothing stands in its place. */
    pastPlan: asked === undefined && held.deadline === undefined && !isAhead(planned) ? planned : null,
    choose: (choice: CorrectingChoice) => {
      if (choice.deadline !== undefined) sessionStorage.setItem(place, JSON.stringify({ deadline: choice.deadline }));
      setChosen((before) => ({ ...before, ...choice }));
    },
    /** Sent, or refused: the text says whether it is to be corrected. */
    settle: () => setChosen((before) => ({ ...before, wanted: undefined })),
  };
}
