import type { OwnSquad } from '@ordklar/contract';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Dropdown, DropdownItem } from '../../../ui/dropdown.tsx';
import { IconDots, IconRefresh } from '../../../ui/icons.ts';
import { classesText as text } from '../classes.text.ts';

/** What is done to an own class now and then. */
export function MoreOfClass({ klasse: { id: classId, name } }: { klasse: OwnSquad }) {
  return (
    <Dropdown
      label={text.more(name)}
      align="end"
      target={(props) => (
        <IconButton label={text.more(name)} {...props}>
          <IconDots aria-hidden="true" />
        </IconButton>
      )}
    >
      <DropdownItem
        icon={<IconRefresh aria-hidden="true" />}
        onPress={() => void showModal('ResetClassModal', { classId, name })}
      >
        {text.reset}
      </DropdownItem>
    </Dropdown>
  );
}
