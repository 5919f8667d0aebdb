import { ApiProblem } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { IconCalendar, IconEye } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { squadHomeworkKey } from '../teacher/status.queries.ts';
import { statusText } from '../teacher/status.text.ts';
import '../teacher/status.css';

/** Unix seconds, null for none, 'mixed' where pupils have different ones. */
type SharedDate = number | null | 'mixed';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ChangeDatesModal: {
      squadId: number;
      title: string;
      pupilCount: number;
      homeworkIds: number[];
      deadline: SharedDate;
      available: SharedDate;
    };
  }
}

const text = statusText.dates;
const known = (date: SharedDate) => (date === 'mixed' ? null : date);

function findFaults(deadline: SharedDate, available: SharedDate): { available?: string } {
  const isBefore = typeof deadline !== 'number' || typeof available !== 'number' || available < deadline;
  return isBefore ? {} : { available: text.availableAfter };
}

/** Deadline and visibility date of one or many pupils' tasks (HW-03); what is not touched stays as it is. */
export default function ChangeDatesModal({
  squadId,
  title,
  pupilCount,
  homeworkIds,
  close,
  ...before
}: ModalProps['ChangeDatesModal'] & ModalControls) {
  const queryClient = useQueryClient();
  const [deadline, setDeadline] = useState(before.deadline);
  const [available, setAvailable] = useState(before.available);
  const now = useNow();
  const faults = findFaults(deadline, available);
  const isChanged = deadline !== before.deadline || available !== before.available;

  const save = useMutation({
    mutationFn: () =>
      client.changeDates({
        body: {
          squadId,
          homeworkIds,
          deadline: deadline === before.deadline ? undefined : known(deadline),
          visibilityDate: available === before.available ? undefined : known(available),
        },
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: squadHomeworkKey });
      showToast({ message: text.done(pupilCount) });
      close();
    },
  });
  const problem = save.error instanceof ApiProblem ? save.error : null;
  const isMixed = before.deadline === 'mixed' || before.available === 'mixed';
  const isPast = typeof deadline === 'number' && deadline <= now && deadline !== before.deadline;
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!isChanged || Object.keys(faults).length > 0}
            onClick={() => save.mutate()}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <p className="st-for">{text.for(pupilCount, title)}</p>
      <div className="st-dates">
        <DateTimeField
          label={text.deadline}
          icon={<IconCalendar aria-hidden="true" />}
          value={known(deadline)}
          onChange={setDeadline}
          empty={deadline === 'mixed' ? text.mixed : text.noDeadline}
          usualTime="20.00"
          presets={[
            { label: text.inAWeek, at: daysLater(now, 7, '20.00') },
            { label: text.noDeadline, at: null },
          ]}
        />
        <DateTimeField
          label={text.available}
          icon={<IconEye aria-hidden="true" />}
          value={known(available)}
          onChange={setAvailable}
          empty={available === 'mixed' ? text.mixed : text.now}
          usualTime="08.00"
          presets={[
            { label: text.now, at: null },
            { label: text.tomorrow, at: daysLater(now, 1, '08.00') },
          ]}
          error={faults.available ?? problem?.errors.visibilityDate?.[0]}
        />
      </div>
      <p className="field-hint">{isPast ? text.deadlinePast : isMixed ? text.mixedNote : text.note}</p>
      {problem && (
        <p className="field-error" role="alert">
          {problem.message}
        </p>
      )}
    </ModalFrame>
  );
}
