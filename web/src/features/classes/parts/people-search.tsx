import type { FoundPerson } from '@ordklar/contract';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconPlus, IconSearch } from '../../../ui/icons.ts';
import { Face } from '../../../ui/paper.tsx';
import { foundPupilsQuery } from '../classes.queries.ts';
import { classesText } from '../classes.text.ts';
import s from '../classes.module.css';
import { focusBeside } from './focus-beside.ts';

const text = classesText.search;
const PAUSE_MS = 250;

/** The value once the typing pauses. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function FoundPupil({
  person: { name, classes },
  label,
  onPut,
}: {
  person: FoundPerson;
  label: string;
  onPut: (button: HTMLElement) => void;
}) {
  return (
    <li>
      <Face name={name} />
      <p>
        <b>{name}</b>
        <span>{classes.join(', ')}</span>
      </p>
      <IconButton label={label} onClick={({ currentTarget }) => onPut(currentTarget)}>
        <IconPlus aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Finds pupils of the school by name, to put them somewhere. Those of `without` are there already. */
export function PupilSearch({
  label,
  without,
  putLabel,
  onPut,
}: {
  label: string;
  without: (id: number) => boolean;
  putLabel: (name: string) => string;
  onPut: (person: FoundPerson) => void;
}) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const keyword = usePaused(typed.trim());
  const found = useQuery(foundPupilsQuery(keyword) as UseQueryOptions<FoundPerson[]>);
  const isAsked = keyword.length >= 2 && typed.trim().length >= 2;
  const people = (found.data ?? []).filter(({ id }) => !without(id));
  return (
    <div role="search" aria-label={label}>
      <TextField
        ref={field}
        type="search"
        icon={<IconSearch aria-hidden="true" />}
        label={label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // inside the group's form Enter would save it
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={isAsked && found.isError ? text.failed : undefined}
      />
      {isAsked && found.data?.length === 0 && (
        <div role="status">
          <p className={s.quiet}>{text.none(keyword)}</p>
          <Button onClick={() => setTyped('')}>{text.clear}</Button>
        </div>
      )}
      {isAsked && people.length > 0 && (
        <ul className={s.people} aria-label={text.results}>
          {people.map((person) => (
            <FoundPupil
              key={person.id}
              person={person}
              label={putLabel(person.name)}
              onPut={(button) => {
                focusBeside(button, field.current);
                onPut(person);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
