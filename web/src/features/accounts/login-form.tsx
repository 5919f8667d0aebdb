import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { accountsText as text } from './accounts.text.ts';
import { logIn } from './log-in.ts';

const nothingChanges = () => () => {};
/** False in the page as the server sends it, true once the browser has made it alive. */
const useIsAlive = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

/** User name and password; a refusal is shown above the fields and leaves both as they were written. */
export function LoginForm({ onDone, problem = '' }: { onDone: (redirectTo: string) => void; problem?: string }) {
  const alive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const [refusal, setRefusal] = useState(problem);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const username = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    setMissing({
      username: username ? undefined : text.missingUsername,
      password: password ? undefined : text.missingPassword,
    });
    if (!username || !password) {
      form.current?.querySelector<HTMLInputElement>(username ? '[name=password]' : '[name=username]')?.focus();
      return;
    }
    setBusy(true);
    setRefusal('');
    const answer = await logIn(username, password);
    if ('redirectTo' in answer) return onDone(answer.redirectTo);
    setBusy(false);
    setRefusal(answer.message);
  };

  return (
    <form ref={form} className="login-form" method="post" onSubmit={submit} noValidate>
      {refusal && (
        <p className="login-refusal" role="alert">
          {refusal}
        </p>
      )}
      <TextField
        label={text.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={missing.username}
        data-autofocus
      />
      <TextField
        label={text.password}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={missing.password}
      />
      <Checkbox label={text.showPassword} checked={shown} onChange={() => setShown(!shown)} />
      {/* before that, a press would send the form to an address that takes none */}
      <Button type="submit" look="primary" large busy={busy} disabled={!alive}>
        {text.submit}
      </Button>
    </form>
  );
}
