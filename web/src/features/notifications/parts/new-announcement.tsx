import {
  isOwnAddress,
  AUDIENCES,
  type Announcement,
  ANNOUNCED_TYPES,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
  type NotificationAudience,
} from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { FieldError, TextArea, TextField } from '../../../ui/field.tsx';
import { IconCalendar } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { notificationsKey } from '../notifications.queries.ts';
import { announcementsText as text } from '../notifications.text.ts';
import s from '../screens/announcements.module.css';

const EMPTY = {
  title: '',
  text: '',
  link: '',
  audience: 'everyone' as NotificationAudience,
  type: 1 as Announcement['type'],
  from: null as number | null,
  to: null as number | null,
};

const WHEN = { icon: <IconCalendar aria-hidden="true" />, usualTime: '08.00' };

/** From when, and until when, it is shown. */
function Dates({
  from,
  to,
  faults,
  onChange,
}: {
  from: number | null;
  to: number | null;
  faults: { from?: string | undefined; to?: string | undefined };
  onChange: (part: { from: number | null } | { to: number | null }) => void;
}) {
  return (
    <div className={s.dates}>
      <DateTimeField
        {...WHEN}
        label={text.from}
        value={from}
        onChange={(at) => onChange({ from: at })}
        empty={text.now}
        presets={[{ label: text.now, at: null }]}
        error={faults.from}
      />
      <DateTimeField
        {...WHEN}
        label={text.to}
        value={to}
        onChange={(at) => onChange({ to: at })}
        empty={text.noEnd}
        presets={[{ label: text.noEnd, at: null }]}
        error={faults.to}
      />
    </div>
  );
}

/** What an editor tells people, to whom and when. What could not be published stays in the fields. */
export function NewAnnouncement() {
  const queries = useQueryClient();
  const typed = useTyped(EMPTY);
  const { values } = typed;
  const form = useForm({
    typed,
    fields: ['title', 'text', 'link', 'from', 'to'],
    check: () => ({
      ...(values.title.trim() === '' && { title: text.titleNeeded }),
      ...(values.link.trim() !== '' && !isOwnAddress(values.link.trim()) && { link: text.linkWrong }),
    }),
    send: async () => {
      const from = values.from ?? Math.floor(Date.now() / 1000);
      await client.announce({ body: { ...values, link: values.link.trim() || null, from } });
      typed.change(EMPTY);
      showToast({ type: 'success', message: text.published });
      await queries.invalidateQueries({ queryKey: notificationsKey });
    },
  });
  return (
    <form className={s.form} {...form.form}>
      <TextField label={text.titleField} maxLength={MAX_ANNOUNCEMENT_TITLE} {...form.field('title')} />
      <TextArea label={text.textField} hint={text.textHint} maxLength={MAX_ANNOUNCEMENT_TEXT} {...form.field('text')} />
      <TextField label={text.link} hint={text.linkHint} autoComplete="off" {...form.field('link')} />
      <div className={s.choice}>
        <span aria-hidden="true">{text.audience}</span>
        <Chips
          label={text.audience}
          options={AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))}
          value={values.audience}
          onChange={(audience) => form.change({ audience })}
        />
      </div>
      <SelectField
        label={text.type}
        value={String(values.type)}
        options={ANNOUNCED_TYPES.map((value) => ({ value: String(value), label: text.types[value] }))}
        onChange={(value) => form.change({ type: Number(value) as Announcement['type'] })}
      />
      <Dates from={values.from} to={values.to} faults={form.faults} onChange={form.change} />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <Button look="primary" type="submit" busy={form.busy}>
        {text.publish}
      </Button>
    </form>
  );
}
