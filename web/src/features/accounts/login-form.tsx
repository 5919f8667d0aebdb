import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeField, PasswordField } from '../../ui/secret-fields.tsx';
import { accountsText as text } from './accounts.text.ts';
import { logIn } from './log-in.ts';
import s from './login.module.css';

/** The fields may be filled in before this page is alive, so the browser keeps what stands in them. */
const keptByBrowser = { values: {}, change: () => undefined };
const read = (fields: FormData) => ({
  username: String(fields.get('username') ?? '').trim(),
  password: String(fields.get('password') ?? ''),
  code: String(fields.get('code') ?? '').trim(),
});

/** The second step: the code of the app. It stands alone, and the person is in it at once. */
function CodeStep({
  error,
  onChange,
  onOther,
}: {
  error: string | undefined;
  onChange: () => void;
  onOther: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // a code that was refused is written over
  useEffect(() => {
    field.current?.focus();
    if (error) field.current?.select();
  }, [error]);
  return (
    <>
      <p role="status">{text.codeLead}</p>
      <CodeField
        ref={field}
        label={text.code}
        hint={text.codeHint}
        name="code"
        required
        error={error}
        onChange={onChange}
      />
      <button type="button" className={s.loginOther} onClick={onOther}>
        {text.other}
      </button>
    </>
  );
}

/** Whoever has a keyboard writes at once. On a phone its own would cover the page, and who is somewhere already stays there. */
function focusByKeyboard(field: HTMLInputElement | null): void {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (hasKeyboard && document.activeElement === document.body) field?.focus();
}

/** The first step: user name and password. They stay, unseen, while the code is asked for: they are sent with it. */
function NameStep({
  hidden,
  form,
  takesFocus,
}: {
  hidden: boolean;
  form: ReturnType<typeof useLogin>['form'];
  takesFocus: boolean;
}) {
  const [shown, setShown] = useState(false);
  return (
    <div className={s.loginFields} hidden={hidden}>
      <TextField
        {...(takesFocus && { ref: focusByKeyboard })}
        label={text.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={form.faults.username}
        onChange={() => form.forgive('username')}
        data-autofocus
      />
      <PasswordField
        label={text.password}
        name="password"
        shown={shown}
        required
        error={form.faults.password}
        onChange={() => form.forgive('password')}
      />
      <Checkbox label={text.showPassword} checked={shown} onChange={() => setShown(!shown)} />
    </div>
  );
}

interface LoginFormProps {
  onDone: (redirectTo: string) => void;
  /** Called with whether the form asks for the code now. */
  onStep?: (needsCode: boolean) => void;
  problem?: string;
  /** It is what its page is for. */
  takesFocus?: boolean;
}

/** The two steps, what was refused, and the way in. */
function useLogin({ onDone, onStep, problem = '' }: LoginFormProps) {
  const [isIn, setIn] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [wrongCode, setWrongCode] = useState('');
  const [refusal, setRefusal] = useState(problem);
  const askForCode = (asked: boolean) => {
    setNeedsCode(asked);
    onStep?.(asked);
  };
  const form = useForm({
    typed: keptByBrowser,
    fields: ['username', 'password', 'code'],
    check: (fields) => {
      const { username, password, code } = read(fields);
      return {
        ...(!username && { username: text.missingUsername }),
        ...(!password && { password: text.missingPassword }),
        ...(needsCode && !code && { code: text.missingCode }),
      };
    },
    send: async (fields) => {
      const { username, password, code } = read(fields);
      setRefusal('');
      setWrongCode('');
      const answer = await logIn(username, password, needsCode ? code : undefined);
      if ('needsCode' in answer) return askForCode(true);
      if ('wrongCode' in answer) return setWrongCode(answer.wrongCode);
      if ('message' in answer) return setRefusal(answer.message);
      setIn(true);
      onDone(answer.redirectTo);
    },
  });
  return {
    form,
    refusal,
    needsCode,
    codeFault: form.faults.code ?? (wrongCode || undefined),
    busy: form.busy || isIn,
    forgiveCode: () => {
      setWrongCode('');
      form.forgive('code');
    },
    askForNameAgain: () => {
      setRefusal('');
      setWrongCode('');
      askForCode(false);
    },
  };
}

/** User name and password, then a code where the person has two-step login; a refusal is shown above the fields and leaves both as they were written. */
export function LoginForm(props: LoginFormProps) {
  const { form, refusal, needsCode, codeFault, busy, forgiveCode, askForNameAgain } = useLogin(props);
  return (
    <form {...form.form} className={s.loginForm}>
      {refusal && (
        <Notice as="p" tone="bad" className={s.loginRefusal} role="alert">
          {refusal}
        </Notice>
      )}
      <NameStep hidden={needsCode} form={form} takesFocus={props.takesFocus ?? false} />
      {needsCode && <CodeStep error={codeFault} onChange={forgiveCode} onOther={askForNameAgain} />}
      <Button type="submit" look="primary" className={s.loginGo} large busy={busy}>
        {text.submit}
      </Button>
      {needsCode && <p className={s.loginHelp}>{text.codeHelp}</p>}
    </form>
  );
}
