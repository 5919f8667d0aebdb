import type { AssignedExercise, Squad } from '@ordklar/contract';
import { Chips } from '../../../../ui/choice.tsx';
import { Dropdown, DropdownItem } from '../../../../ui/dropdown.tsx';
import { PickerButton } from '../../../../ui/picker.tsx';
import { countState, type StateFilter } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import s from './status-filters.module.css';

const text = statusText.filter;

/** State and group that the list is narrowed to; each state says how many tasks it holds. */
export function StatusFilters({
  exercises,
  state,
  onState,
  squadName,
  groups,
  groupId,
  onGroup,
}: {
  exercises: readonly AssignedExercise[];
  state: StateFilter;
  onState: (state: StateFilter) => void;
  squadName: string;
  groups: readonly Squad[];
  groupId: number;
  onGroup: (groupId: number) => void;
}) {
  const whole = text.wholeSquad(squadName);
  return (
    <div className={s.filters}>
      <Chips
        className={s.states}
        label={text.state}
        value={state}
        onChange={onState}
        options={[
          { value: 'alle', label: text.all },
          { value: 'venter', label: text.waiting(countState(exercises, 'venter')) },
          { value: 'mangler', label: text.missing(countState(exercises, 'mangler')) },
          { value: 'sendt', label: text.returned(countState(exercises, 'sendt')) },
        ]}
      />
      {groups.length > 0 && (
        <Dropdown
          label={text.group}
          align="end"
          target={(props) => (
            <PickerButton
              className={s.group}
              label={text.group}
              value={groups.find(({ id }) => id === groupId)?.name ?? whole}
              {...props}
            />
          )}
        >
          <DropdownItem checked={groupId === 0} onPress={() => onGroup(0)}>
            {whole}
          </DropdownItem>
          {groups.map(({ id, name }) => (
            <DropdownItem key={id} checked={id === groupId} onPress={() => onGroup(id)}>
              {name}
            </DropdownItem>
          ))}
        </Dropdown>
      )}
    </div>
  );
}
