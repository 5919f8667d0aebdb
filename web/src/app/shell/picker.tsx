import { CourseIcon } from '../../ui/course-icon.tsx';
import { Dropdown, DropdownItem } from '../../ui/dropdown.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import type { Choice } from './use-choices.ts';
import { classNames } from '../../ui/class-names.ts';
import frame from './frame.module.css';
import s from '../../ui/picker.module.css';

/** The chosen option, undefined while nothing is. */
export const chosen = (choice: Choice) => choice.options.find(({ value }) => value === choice.value);

/** One choice of the top bar, as a button that opens a list. */
export function Picker({ choice }: { choice: Choice }) {
  const option = chosen(choice);
  return (
    <Dropdown
      label={choice.label}
      target={(props) => (
        <button className={classNames(s.picker, frame.opt)} type="button" {...props}>
          {option?.productId && <CourseIcon productId={option.productId} />}
          <span>
            <small>{choice.label}</small>
            <b>{option?.label ?? 'Ingen'}</b>
          </span>
          <IconChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {choice.options.map(({ value, label, productId, isLocked }) => (
        <DropdownItem
          key={value}
          checked={value === choice.value}
          icon={productId && <CourseIcon productId={productId} locked={isLocked ?? false} />}
          onPress={() => choice.onChoose(value)}
        >
          {label}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
