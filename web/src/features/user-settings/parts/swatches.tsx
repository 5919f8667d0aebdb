import { type ReactNode, useId } from 'react';
import { CoveringRadio } from '../../../ui/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from '../user-settings.module.css';

/** One of a few, each shown by a small picture over its name. */
export function Swatches<Id extends string>({
  label,
  options,
  value,
  round = false,
  picture,
  onChange,
}: {
  label: string;
  options: readonly { id: string; title: string }[];
  value: Id;
  /** Nearly square pictures, not wide ones. */
  round?: boolean;
  picture: (id: Id) => ReactNode;
  onChange: (id: Id) => void;
}) {
  const name = useId();
  return (
    <fieldset className={s.swatches}>
      <legend>{label}</legend>
      {options.map(({ id, title }) => (
        <label key={id} className={classNames(s.swatch, round && s.swatchRound)}>
          <CoveringRadio name={name} checked={id === value} onChange={() => onChange(id as Id)} />
          {picture(id as Id)}
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
