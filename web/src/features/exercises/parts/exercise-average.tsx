import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '../../../ui/choice.tsx';
import { useSettings } from '../../user-settings/index.ts';
import { averageQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import styles from './exercise-average.module.css';

const text = exercisesText.average;

/** How the teacher's own pupils have done the exercise; its heading says which attempt of each counts (PD-16). */
export function ExerciseAverage({ exercise }: { exercise: { id: number; productId: string } }) {
  const settings = useSettings().data;
  const [asked, setOnlyLastTry] = useState<boolean>();
  const onlyLastTry = asked ?? settings?.showOnlyLastTry ?? false;
  const { data } = useQuery(averageQuery(exercise, onlyLastTry));
  if (!data) return null;
  return (
    <div className={styles.previewAverage}>
      <dl>
        <dt>{text.heading[data.counted]}</dt>
        <dd>{data.percent === null ? text.none : text.of(data.percent, data.pupils)}</dd>
      </dl>
      {data.percent !== null && (
        <Switch
          label={text.onlyLastTry}
          checked={onlyLastTry}
          onChange={(event) => setOnlyLastTry(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
