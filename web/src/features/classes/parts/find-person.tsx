import type { FoundPerson, OwnSquad } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../../ui/field.tsx';
import { IconSearch } from '../../../ui/icons.ts';
import { Face } from '../../../ui/paper.tsx';
import { foundPupilsQuery, foundTeachersQuery } from '../classes.queries.ts';
import { classesText } from '../classes.text.ts';
import { usePaused } from './people-search.tsx';
import s from '../classes.module.css';

const text = classesText.find;

/** A person with the way to the class, where it is one of the teacher's. */
function Found({ person, to }: { person: FoundPerson; to: string | undefined }) {
  return (
    <li>
      <Face name={person.name} />
      <p>
        <b>{to ? <Link to={to}>{person.name}</Link> : person.name}</b>
        <span>{person.classes.join(', ') || text.noClass}</span>
      </p>
    </li>
  );
}

/** Finds pupils and teachers of the school; a pupil of an own class leads to that class. */
export function FindPerson({
  classes,
  addressOf,
}: {
  classes: readonly OwnSquad[];
  addressOf: (classId: number) => string;
}) {
  const [typed, setTyped] = useState('');
  const keyword = usePaused(typed.trim());
  const isAsked = keyword.length >= 2 && typed.trim().length >= 2;
  const pupils = useQuery(foundPupilsQuery(keyword));
  const teachers = useQuery(foundTeachersQuery(keyword));
  const own = (person: FoundPerson) => classes.find(({ name }) => person.classes.includes(name));
  const isNobody = pupils.data?.length === 0 && teachers.data?.length === 0;
  return (
    <div role="search" aria-label={text.label} className={s.find}>
      <TextField
        type="search"
        icon={<IconSearch aria-hidden="true" />}
        label={text.label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isAsked && (pupils.isError || teachers.isError) ? classesText.search.failed : undefined}
      />
      {isAsked && isNobody && (
        <p className={s.quiet} role="status">
          {classesText.search.none(keyword)}
        </p>
      )}
      {isAsked && !isNobody && (pupils.data ?? teachers.data) && (
        <ul className={s.people} aria-label={classesText.search.results}>
          {pupils.data?.map((person) => {
            const klasse = own(person);
            return <Found key={person.id} person={person} to={klasse && addressOf(klasse.id)} />;
          })}
          {teachers.data?.map((person) => (
            <Found key={person.id} person={person} to={undefined} />
          ))}
        </ul>
      )}
    </div>
  );
}
