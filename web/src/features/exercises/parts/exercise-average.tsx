import { useQuery } from '@tanstack/react-query';
import { averageQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';

const text = exercisesText.average;

/** How the teacher's own pupils have done the exercise; its heading says which attempt of each counts (decision 16). */
export function ExerciseAverage({ exercise }: { exercise: { id: number; productId: string } }) {
  const { data } = useQuery(averageQuery(exercise));
  if (!data) return null;
  return (
    <dl className="preview-average">
      <dt>{text.heading[data.counted]}</dt>
      <dd>{data.percent === null ? text.none : text.of(data.percent, data.pupils)}</dd>
    </dl>
  );
}
