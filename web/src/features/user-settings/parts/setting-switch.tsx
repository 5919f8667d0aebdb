import { Switch } from '../../../ui/choice.tsx';
import s from '../user-settings.module.css';

/** A switch with what it does under its name. */
export function SettingSwitch({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Switch
      className={s.row}
      label={
        <>
          <b>{label}</b> <small>{hint}</small>
        </>
      }
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
