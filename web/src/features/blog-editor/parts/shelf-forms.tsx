import { useState } from 'react';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { shelfText as text } from '../blog-editor.text.ts';
import { FACE } from '../pictures.ts';
import { ChooseFrom } from './choose-from.tsx';
import { PostPicture } from './post-picture.tsx';
import s from './shelf.module.css';

/** The field beside the name, as the server calls it. */
export interface Second<Row> {
  field: 'slug' | 'jobTitle';
  label: string;
  /** What it is proposed to be by the name, for a new one. */
  from?: (name: string) => string;
  of: (row: Row) => string;
}

/** What stands in the fields of one. */
export interface OnForm {
  name: string;
  second: string;
  imageId: number | null;
}

/** Name and second field, and a picture where there is one, of a new one, or of one that is there. */
export function ShelfForm({
  start,
  second,
  hasPicture = false,
  label,
  send,
  onDone,
}: {
  start: OnForm;
  second: Pick<Second<never>, 'field' | 'label' | 'from'>;
  hasPicture?: boolean;
  label: string;
  send: (given: OnForm) => Promise<unknown>;
  onDone: () => void;
}) {
  const typed = useTyped({ name: start.name, slug: start.second, jobTitle: start.second, imageId: start.imageId });
  const { field, from } = second;
  const form = useForm({
    typed,
    fields: ['name', 'slug', 'jobTitle', 'imageId'],
    check: () => (typed.values.name.trim() === '' ? { name: text.needed } : {}),
    send: () => send({ ...typed.values, second: typed.values[field] }).then(onDone),
  });
  const { onChange: _, ...name } = form.field('name');
  const rename = (to: string) => {
    const follows = from && start.name === '' && typed.values[field] === from(typed.values.name);
    form.change({ name: to, ...(follows && { [field]: from(to) }) });
  };
  return (
    <form className={s.form} {...form.form}>
      <TextField
        label={text.name}
        autoComplete="off"
        {...name}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <TextField label={second.label} autoComplete="off" {...form.field(field)} />
      {hasPicture && (
        <PostPicture
          className={s.face}
          shape={FACE}
          imageId={typed.values.imageId}
          alt=""
          fault={form.faults.imageId}
          onChange={(imageId) => form.change({ imageId })}
        />
      )}
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={s.buttons}>
        <Button type="submit" look="ink" busy={form.busy}>
          {label}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Where the posts of what is removed go. */
export function MoveAndRemove({
  row,
  others,
  onMove,
  onCancel,
}: {
  row: { name: string; posts: number };
  others: readonly { id: number; name: string }[];
  onMove: (to: number) => void;
  onCancel: () => void;
}) {
  const [to, setTo] = useState<number | null>(null);
  if (others.length === 0) return <FieldError className={s.form}>{text.lastOne}</FieldError>;
  return (
    <div className={s.form}>
      <ChooseFrom label={text.moveTo(row.posts)} rows={others} value={to} onChange={setTo} />
      <div className={s.buttons}>
        <Button look="ink" disabled={to === null} onClick={() => to !== null && onMove(to)}>
          {text.moveAndRemove}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
