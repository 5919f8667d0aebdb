import type { LtiPlatform, LtiPlatformFields } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { ltiPlatformsQuery } from '../lti.queries.ts';
import { ltiText } from '../lti.text.ts';
import s from '../lti.module.css';

const text = ltiText.form;
const NEEDED = ['name', 'issuer', 'clientId', 'deploymentId', 'authUrl', 'tokenUrl', 'jwksUrl'] as const;
const ADDRESSES = ['authUrl', 'tokenUrl', 'jwksUrl'] as const;
/** As the API takes them. */
const MAX = { name: 100, id: 255, address: 500 };

/** The fields of a platform, and their way to the server. */
function usePlatformForm(platform: LtiPlatform | null, onSaved: () => void) {
  const queries = useQueryClient();
  const typed = useTyped({
    name: platform?.name ?? '',
    issuer: platform?.issuer ?? '',
    clientId: platform?.clientId ?? '',
    deploymentId: platform?.deploymentId ?? '',
    authUrl: platform?.authUrl ?? '',
    tokenUrl: platform?.tokenUrl ?? '',
    jwksUrl: platform?.jwksUrl ?? '',
    scoreHost: platform?.scoreHost ?? '',
  });
  return useForm({
    typed,
    fields: [...NEEDED, 'scoreHost'],
    check: () =>
      Object.fromEntries(NEEDED.flatMap((name) => (typed.values[name].trim() === '' ? [[name, text.needed]] : []))),
    send: async () => {
      const { scoreHost, ...rest } = typed.values;
      const body: LtiPlatformFields = { ...rest, scoreHost: scoreHost.trim() || null };
      if (platform) await client.changeLtiPlatform({ params: { id: platform.id }, body });
      else await client.addLtiPlatform({ body });
      await queries.invalidateQueries(ltiPlatformsQuery);
      showToast({ message: text.saved(body.name) });
      onSaved();
    },
  });
}

/** A learning platform that is registered or changed. What could not be saved stays in the fields. */
export function PlatformForm({
  platform,
  onClose,
}: {
  /** The one that is changed; null for a new one. */
  platform: LtiPlatform | null;
  onClose: () => void;
}) {
  const form = usePlatformForm(platform, onClose);
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <form className={s.form} aria-labelledby="lti-form" {...form.form}>
      <h2 id="lti-form">{platform ? text.change(platform.name) : text.add}</h2>
      <TextField
        // one came here to write, by the button 'Opret en læringsplatform' or 'Ret'
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={text.name}
        hint={text.nameHint}
        maxLength={MAX.name}
        {...plain}
        {...form.field('name')}
      />
      <TextField label={text.issuer} maxLength={MAX.address} {...plain} {...form.field('issuer')} />
      <div className={s.pair}>
        <TextField label={text.clientId} maxLength={MAX.id} {...plain} {...form.field('clientId')} />
        <TextField label={text.deploymentId} maxLength={MAX.id} {...plain} {...form.field('deploymentId')} />
      </div>
      {ADDRESSES.map((name) => (
        <TextField
          key={name}
          label={text[name]}
          inputMode="url"
          maxLength={MAX.address}
          {...plain}
          {...form.field(name)}
        />
      ))}
      <TextField
        label={text.scoreHost}
        hint={text.scoreHostHint}
        inputMode="url"
        maxLength={MAX.address}
        {...plain}
        {...form.field('scoreHost')}
      />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={s.buttons}>
        <Button look="line" onClick={onClose}>
          {ltiText.cancel}
        </Button>
        <Button look="primary" type="submit" busy={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
