import { CourseIcon } from '../../ui/course-icon.tsx';
import { Dropdown, DropdownItem } from '../../ui/dropdown.tsx';
import { PickerButton } from '../../ui/picker.tsx';
import type { Choice } from './use-choices.ts';
import s from './frame.module.css';

/** The chosen option, undefined while nothing is. */
export const chosen = (choice: Choice) => choice.options.find(({ value }) => value === choice.value);

/** One choice of the top bar, as a button that opens a list. */
export function Picker({ choice }: { choice: Choice }) {
  const option = chosen(choice);
  return (
    <Dropdown
      label={choice.label}
      target={(props) => (
        <PickerButton
          className={s.opt}
          label={choice.label}
          value={option?.label ?? 'Ingen'}
          productId={option?.productId}
          {...props}
        />
      )}
    >
      {choice.options.map(({ value, label, productId, isLocked }) => (
        <DropdownItem
          key={value}
          checked={value === choice.value}
          icon={productId && <CourseIcon className={s.course} productId={productId} locked={isLocked ?? false} />}
          onPress={() => choice.onChoose(value)}
        >
          {label}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
