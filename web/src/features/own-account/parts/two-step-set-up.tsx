import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconDownload } from '../../../ui/icons.ts';
import { CodeField, PasswordField } from '../../../ui/secret-fields.tsx';
import { accountText } from '../own-account.text.ts';
import { usePasswordForm } from '../use-password-form.ts';
import s from './two-step-set-up.module.css';

const text = accountText.twoStep;

interface Made {
  secret: string;
  address: string;
}

/** A new step is read from its first words, with the heading above them in sight. */
function useStepLead() {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const sheet = lead.current?.closest('[data-part=window]');
    if (sheet) sheet.scrollTop = 0;
    lead.current?.focus({ preventScroll: true });
  }, []);
  return lead;
}

/** First the password. */
function PasswordStep({ onMade }: { onMade: (made: Made) => void }) {
  const form = usePasswordForm(text, async (password) => onMade(await client.beginTwoStep({ body: { password } })));
  return (
    <form className={s.step} {...form.form}>
      <p>{text.passwordLead}</p>
      <PasswordField label={text.password} data-autofocus {...form.field('password')} />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={s.buttons}>
        <Button type="submit" look="primary" busy={form.busy}>
          {text.next}
        </Button>
      </div>
    </form>
  );
}

/** Then the app, which proves with a code that it has the secret. */
function AppStep({ made, onCodes }: { made: Made; onCodes: (codes: string[]) => void }) {
  const typed = useTyped({ code: '' });
  const form = useForm({
    typed,
    fields: ['code'],
    notSent: text.notSent,
    check: () => (typed.values.code.trim() === '' ? { code: text.codeNeeded } : {}),
    send: async () => onCodes((await client.confirmTwoStep({ body: typed.values })).recoveryCodes),
  });
  const lead = useStepLead();
  return (
    <form className={s.step} {...form.form}>
      <p ref={lead} tabIndex={-1}>
        {text.scan}
      </p>
      <QRCodeSVG className={s.picture} value={made.address} size={196} marginSize={4} role="img" title={text.picture} />
      <p>
        {text.byHand} <code className={s.secret}>{made.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <a className={s.open} href={made.address}>
          {text.open}
        </a>
      </p>
      <CodeField label={text.code} hint={text.codeHint} inputMode="numeric" {...form.field('code')} />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div className={s.buttons}>
        <Button type="submit" look="primary" busy={form.busy}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}

/** At last the recovery codes, which nobody can be shown again. */
function CodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const lead = useStepLead();
  return (
    <div className={s.step}>
      <p ref={lead} tabIndex={-1}>
        {text.codesLead}
      </p>
      <ul className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={s.buttons}>
        <Button look="primary" onClick={onDone}>
          {text.saved}
        </Button>
        <ButtonLink
          icon={<IconDownload aria-hidden="true" />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`}
          download={text.file}
        >
          {text.fetch}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * Setting two-step login up: password, app, recovery codes.
 * @param onCodes called when it is on and the codes are shown
 * @param onDone called when the person has kept them
 */
export function TwoStepSetUp({ onCodes, onDone }: { onCodes: () => void; onDone: () => void }) {
  const [made, setMade] = useState<Made>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <CodesStep codes={codes} onDone={onDone} />;
  if (!made) return <PasswordStep onMade={setMade} />;
  const finish = (given: readonly string[]) => {
    setCodes(given);
    onCodes();
  };
  return <AppStep made={made} onCodes={finish} />;
}
