import type { CommaSystem } from '@ordklar/contract';
import { useId } from 'react';
import { commaText as text } from '../comma-systems.text.ts';
import s from '../comma-systems.module.css';

const SYSTEMS: readonly CommaSystem[] = ['yes', 'no', 'auto'];

/** The three comma systems to choose between, each with an example. */
export function SystemChoice({ value, onChange }: { value: CommaSystem; onChange: (system: CommaSystem) => void }) {
  const name = useId();
  return (
    <fieldset className={s.commaChoice}>
      <legend className="sr">{text.squad.choices}</legend>
      {SYSTEMS.map((system) => (
        <label key={system}>
          <input
            type="radio"
            name={name}
            value={system}
            checked={system === value}
            data-autofocus={system === value || undefined}
            aria-describedby={`${name}-${system}`}
            onChange={() => onChange(system)}
          />
          <span>
            {text.short[system]}
            <small id={`${name}-${system}`}>{text.about[system]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
