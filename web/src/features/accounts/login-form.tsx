import { useState, useSyncExternalStore } from 'react';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { accountsText as text } from './accounts.text.ts';
import { logIn } from './log-in.ts';
import s from './login.module.css';

const nothingChanges = () => () => {};
/** False in the page as the server sends it, true once the browser has made it alive. */
const useIsAlive = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

/** The fields may be filled in before this page is alive, so the browser keeps what stands in them. */
const keptByBrowser = { values: {}, change: () => undefined };
const read = (fields: FormData) => ({
  username: String(fields.get('username') ?? '').trim(),
  password: String(fields.get('password') ?? ''),
});

/** User name and password; a refusal is shown above the fields and leaves both as they were written. */
export function LoginForm({ onDone, problem = '' }: { onDone: (redirectTo: string) => void; problem?: string }) {
  const alive = useIsAlive();
  const [shown, setShown] = useState(false);
  const [isIn, setIn] = useState(false);
  const [refusal, setRefusal] = useState(problem);
  const form = useForm({
    typed: keptByBrowser,
    fields: ['username', 'password'],
    check: (fields) => {
      const { username, password } = read(fields);
      return {
        ...(!username && { username: text.missingUsername }),
        ...(!password && { password: text.missingPassword }),
      };
    },
    send: async (fields) => {
      const { username, password } = read(fields);
      setRefusal('');
      const answer = await logIn(username, password);
      if ('message' in answer) return setRefusal(answer.message);
      setIn(true);
      onDone(answer.redirectTo);
    },
  });

  return (
    <form {...form.form} className={s.loginForm}>
      {refusal && (
        <p className={s.loginRefusal} role="alert">
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
        error={form.faults.username}
        onChange={() => form.forgive('username')}
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
        error={form.faults.password}
        onChange={() => form.forgive('password')}
      />
      <Checkbox label={text.showPassword} checked={shown} onChange={() => setShown(!shown)} />
      {/* before that, a press would send the form to an address that takes none */}
      <Button type="submit" look="primary" large busy={form.busy || isIn} disabled={!alive}>
        {text.submit}
      </Button>
    </form>
  );
}
