import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { TextField } from './field.tsx';

type Props = { label: ReactNode; hint?: ReactNode; error?: string; ref?: Ref<HTMLInputElement> } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

const ASIS = { autoCapitalize: 'none', spellCheck: false } as const;

/** A password: the one that holds now, or with `isNew` the one that shall; `shown` writes it out. */
export function PasswordField({ isNew = false, shown = false, ...rest }: { isNew?: boolean; shown?: boolean } & Props) {
  return (
    <TextField
      {...ASIS}
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={200}
    />
  );
}

/** The second step of a login: the six digits of an app, or one of the recovery codes that are kept for a lost one. */
export function CodeField(props: Props) {
  return <TextField {...ASIS} {...props} autoComplete="one-time-code" maxLength={80} />;
}
