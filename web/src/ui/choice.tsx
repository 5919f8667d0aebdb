import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import s from './choice.module.css';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** A box to tick with its words; the whole line can be pressed. */
export function Checkbox({
  label,
  error,
  className,
  indeterminate = false,
  ...rest
}: {
  label: ReactNode;
  error?: string;
  /** Neither on nor off: some of what it stands for is. */
  indeterminate?: boolean;
} & InputProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={className}>
      <label className={s.choice}>
        <input
          {...rest}
          ref={box}
          type="checkbox"
          className={s.check}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** The switch alone, for whoever sets its words. */
export const SwitchInput = (props: InputProps) => (
  <input {...props} type="checkbox" role="switch" className={s.switch} />
);

/** On or off, taking effect at once. */
export function Switch({ label, className, ...rest }: { label: ReactNode } & InputProps) {
  return (
    <label className={classNames(s.choice, className)}>
      <span>{label}</span>
      <SwitchInput {...rest} />
    </label>
  );
}

export interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

/** One of a few, as round chips in a row. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <div className={classNames(s.chips, className)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <CoveringRadio
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** The unseen radio button of a label that is drawn as something else: it covers all of it, so that it is found where it is drawn. */
export const CoveringRadio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="radio" className={s.covering} />
);
