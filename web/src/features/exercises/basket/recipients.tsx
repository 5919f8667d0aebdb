import { FieldError } from '../../../ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { IconChevronDown, IconChevronUp } from '../../../ui/icons.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { squadStudentsQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import type { RecipientChoice, SquadChoice } from './use-recipients.ts';
import assign from '../assign.module.css';
import s from './recipients.module.css';

const text = exercisesText.basket;

/** Squads that are shown without being asked for. */
const SHOWN = 6;

interface Props {
  squad: SquadChoice;
  choice: RecipientChoice;
}

function Pupils({ squad, choice }: Props) {
  const { id: squadId, name, meant } = squad;
  const students = useQuery(squadStudentsQuery(squadId));
  if (students.isError)
    return (
      <FieldError>
        {text.pupilsFailed}{' '}
        <Button look="quiet" onClick={() => void students.refetch()}>
          {text.again}
        </Button>
      </FieldError>
    );
  if (!students.data) return <LoadingRows rows={2} />;
  if (students.data.length === 0) return <p className={assign.slipHint}>{text.noPupils(name)}</p>;
  const all = students.data.map(({ id }) => id);
  const chosen = new Set(meant === 'whole' ? all : squad.chosen);
  const toggle = (id: number) => {
    const next = all.filter((other) => (other === id ? !chosen.has(id) : chosen.has(other)));
    if (next.length === all.length) choice.chooseWhole(squadId);
    else choice.choosePupils(squadId, next);
  };
  return (
    <ul className={s.pupils} aria-label={text.pupilsOf(name)}>
      {students.data.map((student) => (
        <li key={student.id}>
          <Checkbox label={student.name} checked={chosen.has(student.id)} onChange={() => toggle(student.id)} />
        </li>
      ))}
    </ul>
  );
}

/** A class or group to tick, with its pupils behind an arrow. */
function SquadRow({ squad, choice }: Props) {
  const { id, name, meant, studentCount } = squad;
  const [open, setOpen] = useState(false);
  const pupilsId = useId();
  const Arrow = open ? IconChevronUp : IconChevronDown;
  return (
    <li>
      <div className={s.toSquad}>
        <Checkbox
          label={
            <>
              {name}{' '}
              <span className="num">
                {meant === 'some' ? text.someOf(squad.chosen.length, studentCount) : exercisesText.pupils(studentCount)}
              </span>
            </>
          }
          checked={meant === 'whole'}
          indeterminate={meant === 'some'}
          onChange={() => (meant === 'whole' ? choice.chooseNone(id) : choice.chooseWhole(id))}
        />
        <IconButton
          label={text.pupilsOf(name)}
          aria-expanded={open}
          aria-controls={open ? pupilsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Arrow aria-hidden="true" />
        </IconButton>
      </div>
      {open && (
        <div id={pupilsId}>
          <Pupils squad={squad} choice={choice} />
        </div>
      )}
    </li>
  );
}

/** Who gets the exercises: whole classes and groups, and single pupils of them. */
export function RecipientSection({ choice }: { choice: RecipientChoice }) {
  const { squads, count, recipients, ended } = choice;
  const [showsAll, setShowsAll] = useState(false);
  // one that is chosen is never out of sight
  const shown = squads.filter(({ meant }, index) => showsAll || index < SHOWN || meant !== 'none');
  return (
    <section>
      <h2 id="recipients-h">
        {text.to}
        <span className="num" role="status">
          {recipients.length > 0 && exercisesText.pupils(count)}
        </span>
      </h2>
      {choice.failed && (
        <FieldError>
          {text.pupilsFailed}{' '}
          <Button look="quiet" onClick={choice.refetch}>
            {text.again}
          </Button>
        </FieldError>
      )}
      {ended !== null && <p className={assign.slipHint}>{text.ended(ended)}</p>}
      <ul className={s.to} aria-labelledby="recipients-h">
        {shown.map((squad) => (
          <SquadRow key={squad.id} squad={squad} choice={choice} />
        ))}
      </ul>
      {shown.length < squads.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {text.moreSquads(squads.length - shown.length)}
        </Button>
      )}
      {recipients.length > 0 && count === 0 && <p className={assign.slipHint}>{text.nobody(recipients.length)}</p>}
    </section>
  );
}
