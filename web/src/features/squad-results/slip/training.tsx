import type { Recommendation } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Chips } from '../../../ui/choice.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useHasEnded } from '../../accounts/index.ts';
import { exerciseQuery, fillBasket } from '../../exercises/index.ts';
import type { Row, Unit } from '../model/register-model.ts';
import { trainingQuery } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './training.module.css';

const text = squadResultsText.training;

interface TrainingOf {
  squadId: number;
  pupil: Pick<Row, 'id' | 'short' | 'isMember'>;
  /** Members of the class who need the same. */
  weak: readonly number[];
  unit: Unit;
  /** What is to be trained. */
  of: { courseId?: string | undefined; categoryId?: number | undefined; errorType?: string | undefined };
}

/** Fills the basket with exercises for some pupils and goes there; deadline and confirmation stand beside it. */
function useAssignTo(squadId: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const assign = async (ids: readonly number[], studentIds: number[]) => {
    setBusy(true);
    try {
      const exercises = await Promise.all(ids.map((id) => queries.fetchQuery(exerciseQuery(id))));
      fillBasket(exercises, { squadId, studentIds });
      void navigate('/opgaver');
    } catch {
      showErrorToast(text.failedToOpen);
      setBusy(false);
    }
  };
  return { assign, busy };
}

function ExerciseWords({ exercise: { title, category, level, isAssigned } }: { exercise: Recommendation }) {
  return (
    <>
      <b>{title}</b>
      <small>{[category, level, isAssigned && text.isOpen].filter(Boolean).join(' · ')}</small>
    </>
  );
}

function Choose({ list, squadId, pupil, weak, unit }: TrainingOf & { list: readonly Recommendation[] }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(list.filter(({ isAssigned }) => isAssigned).map(({ id }) => id)),
  );
  const [forWeak, setForWeak] = useState(!pupil.isMember);
  const { assign, busy } = useAssignTo(squadId);
  const chosen = list.filter(({ id }) => !left.has(id));
  const toggle = (id: number) =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const isForWeak = forWeak && weak.length > 0;
  return (
    <>
      {list.map((exercise) => (
        <Checkbox
          key={exercise.id}
          className={s.exercise}
          checked={!left.has(exercise.id)}
          onChange={() => toggle(exercise.id)}
          label={<ExerciseWords exercise={exercise} />}
        />
      ))}
      {weak.length > 0 && pupil.isMember && (
        <div className={s.chips}>
          <Chips
            label={text.for}
            value={isForWeak ? 'weak' : 'one'}
            onChange={(value) => setForWeak(value === 'weak')}
            options={[
              { value: 'one', label: pupil.short },
              { value: 'weak', label: unit === 'percent' ? text.weak(weak.length) : text.many(weak.length) },
            ]}
          />
        </div>
      )}
      <Button
        look="primary"
        className={s.assign}
        busy={busy}
        disabled={chosen.length === 0 || (!pupil.isMember && !isForWeak)}
        onClick={() =>
          void assign(
            chosen.map(({ id }) => id),
            isForWeak ? [...weak] : [pupil.id],
          )
        }
      >
        {text.assign(chosen.length, isForWeak ? text.those(weak.length) : pupil.short)}
      </Button>
      <p className={s.then}>{text.then}</p>
    </>
  );
}

/** Exercises that train what a number stands for, to be assigned to its pupil or to all who need the same. */
export function Training(props: TrainingOf) {
  const { squadId, pupil, of } = props;
  const hasEnded = useHasEnded(squadId);
  const list = useQuery({
    ...trainingQuery({ squadId, studentId: pupil.isMember ? pupil.id : undefined, ...of }),
    enabled: !hasEnded,
  });
  if (hasEnded) return <p className="small">{text.ended}</p>;
  if (of.errorType !== undefined && !pupil.isMember) return null;
  return (
    <section>
      <h3 className={s.title}>{text.title}</h3>
      {list.isPending && <LoadingRows rows={2} label={text.loading} />}
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <p className="small">
          {text.none} <Link to="/opgaver">{text.browse}</Link>
        </p>
      )}
      {list.data && list.data.length > 0 && (
        <Choose key={list.data.map(({ id }) => id).join(' ')} list={list.data} {...props} />
      )}
    </section>
  );
}
