import type { ClassResetPreview } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { IconCheck, IconX } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { classResetQuery } from '../class-reset.queries.ts';
import { classResetText as text } from '../class-reset.text.ts';
import s from '../class-reset.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks what of a class is to begin again, and whether that is meant. */
    ResetClassModal: { classId: number; name: string };
  }
}

const FORM = 'reset-class';
const ALL = 'all';

/** What is asked and answered: everything or one class level, and the class's name as a yes. */
function useReset(of: { classId: number; name: string; preview: ClassResetPreview | undefined }, close: () => void) {
  const { classId, name } = of;
  const queries = useQueryClient();
  const typed = useTyped({ what: ALL, confirm: '' });
  /** The class level that is chosen; null for all. */
  const level = of.preview?.levels.find(({ levelId }) => String(levelId) === typed.values.what)?.title ?? null;
  const undo = async (at: number) => {
    try {
      await client.undoResetClass({ body: { classId, at } });
      showToast({ message: text.undone(name) });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries();
  };
  const form = useForm({
    typed,
    fields: ['levelId', 'confirm'],
    notSent: text.notSent,
    check: () =>
      typed.values.confirm.trim().toLowerCase() === name.toLowerCase() ? {} : { confirm: text.confirmNeeded(name) },
    send: async () => {
      const { what } = typed.values;
      const body = what === ALL ? { classId, resetAll: true } : { classId, resetAll: false, levelId: Number(what) };
      const { at } = await client.resetClass({ body });
      close();
      showToast({
        message: text.done(level, name),
        icon: 'removed',
        buttonText: text.undo,
        clickCallback: () => void undo(at),
      });
      await queries.invalidateQueries();
    },
  });
  return { ...form, level };
}
type Reset = ReturnType<typeof useReset>;

function What({ preview, form }: { preview: ClassResetPreview; form: Reset }) {
  const options = [
    // of one level only there is nothing to choose
    ...(preview.levels.length > 1
      ? preview.levels.map((level) => ({ ...level, value: String(level.levelId), label: text.only(level.title) }))
      : []),
    { value: ALL, label: text.all, answers: preview.answers, exercises: preview.exercises },
  ];
  return (
    <fieldset className={s.choice}>
      <legend>{text.what}</legend>
      {options.map(({ value, label, ...count }) => (
        <label key={value}>
          <input
            type="radio"
            name="what"
            checked={form.values.what === value}
            onChange={() => form.change({ what: value })}
          />
          <span>
            {label} <small>{text.amount(count)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Question({ preview, form, close }: { preview: ClassResetPreview; form: Reset; close: () => void }) {
  return (
    <form id={FORM} className={s.form} {...form.form}>
      <p>{text.lead}</p>
      <What preview={preview} form={form} />
      <ul className={s.facts}>
        <li>
          <IconX aria-hidden="true" />
          <span>
            <b>{text.goes.lead}</b> {text.goes.text(preview.studentCount, preview.sharedWith)}
          </span>
        </li>
        <li>
          <IconCheck aria-hidden="true" />
          <span>
            <b>{text.stays.lead}</b> {text.stays.text}
          </span>
        </li>
      </ul>
      <p>
        <Link to="/resultater/klasse" onClick={close}>
          {text.results}
        </Link>
      </p>
      <TextField label={text.confirm(preview.name)} autoComplete="off" maxLength={80} {...form.field('confirm')} />
      {(form.faults.levelId ?? form.failure) && <FieldError>{form.faults.levelId ?? form.failure}</FieldError>}
    </form>
  );
}

/** Lets a class begin again after two questions: what, and whether it is meant (API-108). */
export default function ResetClassModal({ classId, name, close }: ModalProps['ResetClassModal'] & ModalControls) {
  const preview = useQuery(classResetQuery(classId));
  const form = useReset({ classId, name, preview: preview.data }, () => close());
  const isEmpty = preview.data?.exercises === 0;
  return (
    <ModalFrame
      title={text.title(name)}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          {preview.data && !isEmpty && (
            <Button look="primary" type="submit" form={FORM} busy={form.busy}>
              {text.reset(form.level, name)}
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && <LoadingRows rows={4} label={text.loading} />}
      {preview.isError && <ErrorState message={text.failed} onRetry={() => void preview.refetch()} />}
      {isEmpty && <p>{text.nothing}</p>}
      {preview.data && !isEmpty && <Question preview={preview.data} form={form} close={() => close()} />}
    </ModalFrame>
  );
}
