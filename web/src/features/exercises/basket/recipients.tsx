import type { ActiveSquad } from '../../../lib/storage/active.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Chips } from '../../../ui/choice.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { exercisesText } from '../exercises.text.ts';
import type { Recipients as To } from './basket-store.ts';
import type { RecipientChoice } from './use-recipients.ts';

const text = exercisesText.basket;

function Groups({ squad, choice }: { squad: ActiveSquad; choice: RecipientChoice }) {
  const { groups, group } = choice;
  if (!choice.groupsReady || !choice.students) return <LoadingRows rows={1} />;
  if (groups.length === 0) return <p className="slip-hint">{text.noGroup(squad.name)}</p>;
  return (
    <div className="slip-part">
      <Chips
        label={text.groups}
        options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={group ? String(group.id) : null}
        onChange={(id) => choice.choose({ groupId: Number(id) })}
      />
      {!group && <p className="slip-hint">{text.chooseGroup}</p>}
      {group && group.leftOut > 0 && <p className="slip-hint">{text.leftOut(group.leftOut, group.name, squad.name)}</p>}
    </div>
  );
}

function Pupils({ squad, choice }: { squad: ActiveSquad; choice: RecipientChoice }) {
  const { students = [], chosen } = choice;
  const toggle = (id: number) =>
    choice.choose({ studentIds: chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id] });
  const all = chosen.size === students.length;
  return (
    // the list scrolls, so it can be reached with the keyboard as a whole too
    <div className="pupils" role="group" aria-label={text.pupilsOf(squad.name)}>
      <Checkbox
        label={text.allPupils}
        checked={all}
        onChange={() => choice.choose({ studentIds: all ? [] : students.map(({ id }) => id) })}
      />
      {students.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.has(id)} onChange={() => toggle(id)} />
      ))}
    </div>
  );
}

/** Who gets the exercises: the whole class, a group of it, or single pupils. */
export function RecipientSection({ squad, choice }: { squad: ActiveSquad; choice: RecipientChoice }) {
  const options: { value: To; label: string }[] = [
    { value: 'squad', label: text.whole(squad.name) },
    ...(choice.hasGroups ? [{ value: 'group' as const, label: text.group }] : []),
    { value: 'pupils', label: text.single },
  ];
  const open = (to: To) =>
    // single pupils begin with those who were meant so far only when that is a group; a whole class would be unticked one by one
    choice.choose({ to, studentIds: to === 'pupils' && choice.to === 'group' ? [...choice.chosen] : [] });
  return (
    <section>
      <h2>
        {text.to}
        {choice.students && <span className="num">{exercisesText.pupils(choice.chosen.size)}</span>}
      </h2>
      {choice.failed && (
        <p className="field-error" role="alert">
          {text.pupilsFailed}{' '}
          <Button look="quiet" onClick={() => void choice.refetch()}>
            {text.again}
          </Button>
        </p>
      )}
      <div className="to">
        <Chips label={text.to} options={options} value={choice.to} onChange={open} />
      </div>
      {choice.students?.length === 0 && <p className="slip-hint">{text.noPupils(squad.name)}</p>}
      {choice.to === 'group' && <Groups squad={squad} choice={choice} />}
      {choice.to === 'pupils' && <Pupils squad={squad} choice={choice} />}
    </section>
  );
}
