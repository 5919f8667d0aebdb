import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** A form that asks for the own password before something is done: an open page alone must not be enough. */
export function usePasswordForm(
  text: { notSent: string; passwordNeeded: string },
  send: (password: string) => Promise<void>,
) {
  const typed = useTyped({ password: '' });
  return useForm({
    typed,
    fields: ['password'],
    notSent: text.notSent,
    check: () => (typed.values.password === '' ? { password: text.passwordNeeded } : {}),
    send: () => send(typed.values.password),
  });
}
