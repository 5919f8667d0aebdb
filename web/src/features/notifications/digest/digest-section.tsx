import { type Digest, DIGEST_FREQUENCIES } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { notificationsKey } from '../notifications.queries.ts';
import { digestText as text } from './digest.text.ts';
import s from './digest-section.module.css';

const queryKey = [...notificationsKey, 'digest'];

/** Whether, how often and where to unread notifications come by mail. */
export function DigestSection() {
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => client.digest({ signal }) });
  return (
    <div>
      <p className={s.lead}>{text.lead}</p>
      {isError && <ErrorState message={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows rows={2} label={text.loading} />}
      {data && !data.canSend && data.frequency === 'never' ? (
        <p>{text.cannotSend}</p>
      ) : (
        data && <DigestForm digest={data} />
      )}
    </div>
  );
}

const stateOf = ({ canSend, isConfirmed }: Digest, email: string): string => {
  if (!canSend) return text.cannotSend;
  return isConfirmed ? text.on(email) : text.sent(email);
};
const faultOf = (email: string): string | undefined => {
  if (email === '') return text.emailNeeded;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : text.noEmail;
};

function DigestForm({ digest }: { digest: Digest }) {
  const queries = useQueryClient();
  const typed = useTyped({ frequency: digest.frequency, email: digest.email ?? '' });
  const { frequency, email } = typed.values;
  const form = useForm({
    typed,
    fields: ['email'],
    check: () => (frequency !== 'never' ? { email: faultOf(email.trim()) } : {}),
    async send() {
      const body = frequency === 'never' ? { frequency } : { frequency, email: email.trim() };
      queries.setQueryData(queryKey, await client.chooseDigest({ body }));
    },
  });
  return (
    <form className={s.form} {...form.form}>
      <SelectField
        label={text.frequency}
        value={frequency}
        options={DIGEST_FREQUENCIES.map((value) => ({ value, label: text.frequencies[value] }))}
        onChange={(value) => typed.change({ frequency: value as Digest['frequency'] })}
      />
      {frequency !== 'never' && (
        <TextField label={text.email} type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
      )}
      <Button type="submit" busy={form.busy}>
        {text.save}
      </Button>
      {form.failure && <p role="alert">{form.failure}</p>}
      <p className={s.state} aria-live="polite">
        {digest.email && stateOf(digest, digest.email)}
      </p>
    </form>
  );
}
