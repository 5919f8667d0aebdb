import { Menu } from '@mantine/core';
import { CourseIcon } from '../../ui/course-icon.tsx';
import { IconCheck, IconChevronDown } from '../../ui/icons.ts';
import type { Choice } from './use-choices.ts';

/** The chosen option, undefined while nothing is. */
export const chosen = (choice: Choice) => choice.options.find(({ value }) => value === choice.value);

/** One choice of the top bar, as a button that opens a list. */
export function Picker({ choice }: { choice: Choice }) {
  const option = chosen(choice);
  return (
    <Menu position="bottom-start" width={280} shadow="lg" withinPortal>
      <Menu.Target>
        <button className="picker opt" type="button">
          {option?.productId && <CourseIcon productId={option.productId} />}
          <span>
            <small>{choice.label}</small>
            <b>{option?.label ?? 'Ingen'}</b>
          </span>
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="picker-list">
        {choice.options.length === 0 && <Menu.Label>Ingen at vælge imellem</Menu.Label>}
        {choice.options.map(({ value, label, productId }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === choice.value}
            leftSection={productId && <CourseIcon productId={productId} />}
            rightSection={value === choice.value && <IconCheck aria-hidden="true" />}
            onClick={() => choice.onChoose(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
