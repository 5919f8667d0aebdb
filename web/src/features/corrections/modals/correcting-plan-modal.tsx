import type { CorrectingPlan } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { client } from '../../../lib/api/client.ts';
import { homeworkKey, resultsKey } from '../../../lib/api/query-keys.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { CorrectingDeadline } from '../correcting/correcting-deadline.tsx';
import { correctingText } from '../correcting/correcting.text.ts';
import { correctingPlanQuery } from '../corrections.queries.ts';
import s from './send-back-modal.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    CorrectingPlanModal: { squadId: number; exerciseId: number; title: string };
  }
}
const text = correctingText.plan;

/** Whether the pupils of a class are to correct their texts of an exercise themselves, and by when. */
export default function CorrectingPlanModal({
  squadId,
  exerciseId,
  title,
  close,
}: ModalProps['CorrectingPlanModal'] & ModalControls) {
  const plan = useQuery(correctingPlanQuery({ squadId, exerciseId }));
  const of = { squadId, exerciseId, title };
  if (plan.data) return <PlanForm key={plan.dataUpdatedAt} {...of} before={plan.data} onClose={() => close()} />;
  return (
    <ModalFrame title={text.title} onClose={() => close()}>
      {plan.isError ? (
        <ErrorState message={text.failed} onRetry={() => void plan.refetch()} />
      ) : (
        <LoadingRows rows={2} label={text.loading} />
      )}
    </ModalFrame>
  );
}

interface PlanProps {
  squadId: number;
  exerciseId: number;
  title: string;
  before: CorrectingPlan;
  onClose: () => void;
}

function usePlanForm({ squadId, exerciseId, title, before, onClose }: PlanProps) {
  const now = useNow();
  const queries = useQueryClient();
  const typed = useTyped({ wanted: before.wanted, deadline: before.deadline });
  const { wanted, deadline } = typed.values;
  const isNew = deadline !== before.deadline;
  const standing = isNew && deadline !== null && deadline <= now ? { deadline: correctingText.past } : {};
  const form = useForm({
    typed,
    fields: ['deadline'],
    standing,
    send: async () => {
      await client.planCorrecting({ params: { s: squadId, ex: exerciseId }, body: { wanted, deadline } });
      for (const queryKey of [homeworkKey, resultsKey]) void queries.invalidateQueries({ queryKey });
      showToast({ message: `${text.saved}\n${title}` });
      onClose();
    },
  });
  return { form, wanted, deadline, isNew, canSave: (wanted !== before.wanted || isNew) && !('deadline' in standing) };
}

function PlanForm(props: PlanProps) {
  const { title, before, onClose } = props;
  const id = useId();
  const { form, wanted, deadline, isNew, canSave } = usePlanForm(props);
  return (
    <ModalFrame
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} look="primary" busy={form.busy} disabled={!canSave}>
            {text.save}
          </Button>
        </>
      }
    >
      <p>
        {title}. {text.state(before.open, before.done)}
      </p>
      <form id={id} {...form.form}>
        <Switch
          className={s.sendBackSelf}
          label={correctingText.everybody}
          checked={wanted}
          onChange={(event) => form.change({ wanted: event.currentTarget.checked })}
        />
        {(wanted || before.open > 0) && (
          <CorrectingDeadline
            value={deadline}
            onChange={(chosen) => form.change({ deadline: chosen })}
            error={form.faults.deadline}
          />
        )}
      </form>
      <p className="small">{isNew && before.open > 0 ? text.reaches(before.open) : text.note}</p>
      {form.failure && <FieldError>{form.failure}</FieldError>}
    </ModalFrame>
  );
}
