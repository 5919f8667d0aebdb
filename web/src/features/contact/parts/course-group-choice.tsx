import { useEffect, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { FieldLabel } from '../../../ui/field.tsx';
import { contactText as text } from '../contact.text.ts';
import s from '../contact.module.css';

/** Groups of courses to tick (LEAD-09); not there while, or if, they cannot be fetched, for they are optional. */
export function CourseGroupChoice({
  chosen,
  onChange,
}: {
  /** Titles. */
  chosen: readonly string[];
  onChange: (titles: string[]) => void;
}) {
  const [groups, setGroups] = useState<readonly { id: string; title: string }[]>([]);
  useEffect(() => {
    let gone = false;
    client.courseGroups().then(
      (found) => gone || setGroups(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const toggle = (title: string) => {
    const titles = groups.map((group) => group.title);
    onChange(titles.filter((each) => (each === title ? !chosen.includes(each) : chosen.includes(each))));
  };
  if (groups.length === 0) return null;
  return (
    <fieldset className={s.contactGroups}>
      <FieldLabel as="legend">{text.courseGroups}</FieldLabel>
      {groups.map(({ id, title }) => (
        <Checkbox key={id} label={title} checked={chosen.includes(title)} onChange={() => toggle(title)} />
      ))}
    </fieldset>
  );
}
