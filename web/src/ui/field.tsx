import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';
import s from './field.module.css';

interface FieldParts {
  label: ReactNode;
  /** A line of help under the field. */
  hint?: ReactNode;
  /** What is wrong; shown under the field and read with it. */
  error?: string;
}

function useField({ hint, error }: FieldParts) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, aria: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } };
}

/** What is wrong, under what it is about; said at once to who does not see it, unless `silent`. */
export function FieldError({
  silent = false,
  className,
  ...rest
}: { silent?: boolean } & HTMLAttributes<HTMLParagraphElement>) {
  return <p className={classNames(className, s.fieldError)} role={silent ? undefined : 'alert'} {...rest} />;
}

/** A line of help under a field. */
export function FieldHint({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={classNames(className, s.fieldHint)} {...rest} />;
}

/** What stands over several choices, in the look of a field's label. */
export function FieldLabel({
  as: Tag = 'span',
  className,
  ...rest
}: { as?: 'span' | 'p' | 'legend' } & HTMLAttributes<HTMLElement>) {
  return <Tag className={classNames(s.label, className)} {...rest} />;
}

/** One line to write in without a frame; `aria-label` or a label elsewhere says what for. */
export function Input({ className, ...rest }: { ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={classNames(s.input, className)} />;
}

/** As {@link Input}, of several lines. */
export function InputArea({
  className,
  ...rest
}: { ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...rest} className={classNames(s.input, className)} />;
}

function FieldFrame({ id, label, hint, error, children }: FieldParts & { id: string; children: ReactNode }) {
  return (
    <div className={s.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** One line of text with its label, help and error (SHELL-16). `icon` stands at its beginning. */
export function TextField({
  label,
  hint,
  error,
  icon,
  className,
  ...rest
}: FieldParts & { icon?: ReactNode; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>) {
  const { id, aria } = useField({ label, hint, error });
  const input = <Input {...rest} {...aria} className={className} />;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {icon ? (
        <span className={s.withIcon}>
          {icon}
          {input}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

/** Several lines of text with label, help and error; grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldParts & { ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, aria } = useField({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <InputArea rows={4} {...rest} {...aria} className={classNames(s.inputArea, className)} />
    </FieldFrame>
  );
}
