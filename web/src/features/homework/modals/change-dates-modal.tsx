import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError, FieldHint } from '../../../ui/field.tsx';
import { client } from '../../../lib/api/client.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';
import type { Faults } from '../../../lib/form/refusal.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { IconCalendar, IconEye } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { squadHomeworkKey } from '../teacher/status.queries.ts';
import { statusText } from '../teacher/status.text.ts';
import s from './change-dates-modal.module.css';

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

interface Dates {
  deadline: SharedDate;
  /** As the API calls when pupils first see it. */
  visibilityDate: SharedDate;
}

function findFaults({ deadline, visibilityDate: available }: Dates): Faults<keyof Dates> {
  const isBefore = typeof deadline !== 'number' || typeof available !== 'number' || available < deadline;
  return isBefore ? {} : { visibilityDate: text.availableAfter };
}

type Props = ModalProps['ChangeDatesModal'];

/** The two dates as they are chosen, and the form that sends what is another than before. */
function useDates({ squadId, pupilCount, homeworkIds, ...before }: Props, close: () => void) {
  const queryClient = useQueryClient();
  const typed = useTyped<Dates>({ deadline: before.deadline, visibilityDate: before.available });
  const { deadline, visibilityDate: available } = typed.values;
  const standing = findFaults(typed.values);
  const form = useForm({
    typed,
    fields: ['deadline', 'visibilityDate'],
    standing,
    send: async () => {
      await client.changeDates({
        body: {
          squadId,
          homeworkIds,
          deadline: deadline === before.deadline ? undefined : known(deadline),
          visibilityDate: available === before.available ? undefined : known(available),
        },
      });
      void queryClient.invalidateQueries({ queryKey: squadHomeworkKey });
      showToast({ message: text.done(pupilCount) });
      close();
    },
  });
  const isChanged = deadline !== before.deadline || available !== before.available;
  return { form, maySave: isChanged && Object.keys(standing).length === 0 };
}

function DateFields({ form, now }: { form: ReturnType<typeof useDates>['form']; now: number }) {
  const { deadline, visibilityDate: available } = form.values;
  return (
    <>
      <DateTimeField
        label={text.deadline}
        icon={<IconCalendar aria-hidden="true" />}
        value={known(deadline)}
        onChange={(chosen) => form.change({ deadline: chosen })}
        empty={deadline === 'mixed' ? text.mixed : text.noDeadline}
        usualTime="20.00"
        presets={[
          { label: text.inAWeek, at: daysLater(now, 7, '20.00') },
          { label: text.noDeadline, at: null },
        ]}
        error={form.faults.deadline}
      />
      <DateTimeField
        label={text.available}
        icon={<IconEye aria-hidden="true" />}
        value={known(available)}
        onChange={(chosen) => form.change({ visibilityDate: chosen })}
        empty={available === 'mixed' ? text.mixed : text.now}
        usualTime="08.00"
        presets={[
          { label: text.now, at: null },
          { label: text.tomorrow, at: daysLater(now, 1, '08.00') },
        ]}
        error={form.faults.visibilityDate}
      />
    </>
  );
}

/** Deadline and visibility date of one or many pupils' tasks (HW-03); what is not touched stays as it is. */
export default function ChangeDatesModal({ close, ...of }: Props & ModalControls) {
  const now = useNow();
  const { form, maySave } = useDates(of, () => close());
  const { deadline } = form.values;
  const id = useId();
  const isMixed = of.deadline === 'mixed' || of.available === 'mixed';
  const isPast = typeof deadline === 'number' && deadline <= now && deadline !== of.deadline;
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button type="submit" form={id} look="primary" busy={form.busy} disabled={!maySave}>
            {text.save}
          </Button>
        </>
      }
    >
      <p className={s.for}>{text.for(of.pupilCount, of.title)}</p>
      <form id={id} className={s.dates} {...form.form}>
        <DateFields form={form} now={now} />
      </form>
      <FieldHint>{isPast ? text.deadlinePast : isMixed ? text.mixedNote : text.note}</FieldHint>
      {form.failure && <FieldError>{form.failure}</FieldError>}
    </ModalFrame>
  );
}
