import { OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconLink, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { linkName } from '../../exercises/index.ts';
import { ownText } from '../own-exercises.text.ts';
import { addressOf } from '../writing.ts';
import s from '../own-exercises.module.css';

const text = ownText.links;

/** Links of the exercise, and a field for one more. */
export function LinkField({
  links,
  onLinks,
  error,
}: {
  links: readonly string[];
  onLinks: (links: readonly string[]) => void;
  error?: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const headingId = useId();

  const add = () => {
    const address = addressOf(typed);
    const isFull = links.length >= OWN_EXERCISE_LIMITS.links;
    setRefusal(isFull ? text.tooMany : address === null ? text.wrong : undefined);
    if (address === null || isFull) return;
    if (!links.includes(address)) onLinks([...links, address]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const problem = refusal ?? error;
  return (
    <section className={s.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <ul className={s.files}>
        {links.map((link) => (
          <li key={link}>
            <IconLink aria-hidden="true" />
            <span>{linkName(link)}</span>
            <IconButton
              label={text.remove(linkName(link))}
              onClick={() => onLinks(links.filter((one) => one !== link))}
            >
              <IconTrash aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={s.link}>
        <TextField
          label={text.label}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={text.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefusal(undefined);
          }}
          onKeyDown={onKeyDown}
          // leaving the field with a whole address in it means it, too
          onBlur={() => addressOf(typed) !== null && add()}
          {...(problem && { error: problem })}
        />
        <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
          {text.add}
        </Button>
      </div>
    </section>
  );
}
