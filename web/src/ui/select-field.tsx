import { useEffect, useId, useRef } from 'react';
import styles from './field.module.css';

/** A drop-down list of the browser's own, with its label: works with finger, keyboard and screen reader alike. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  focusFirst = false,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Takes the focus when it appears. */
  focusFirst?: boolean;
}) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focusFirst) select.current?.focus();
  }, [focusFirst]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={select}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
