import { type KeyboardEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconLink, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { linkName } from '../../exercises/index.ts';
import { ownText } from '../own-exercises.text.ts';
import { faultOfLink } from '../use-save.ts';
import { addressOf, type Writing } from '../writing.ts';
import s from '../own-exercises.module.css';

const text = ownText.links;

const Links = ({ links, onRemove }: { links: readonly string[]; onRemove: (link: string) => void }) => (
  <ul className={s.files}>
    {links.map((link) => (
      <li key={link}>
        <IconLink aria-hidden="true" />
        <span>{linkName(link)}</span>
        <IconButton label={text.remove(linkName(link))} onClick={() => onRemove(link)}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </li>
    ))}
  </ul>
);

/** Links of the exercise, and a field for one more. */
export function LinkField({
  links,
  link,
  onChange,
  error,
}: Pick<Writing, 'links' | 'link'> & {
  onChange: (part: Partial<Pick<Writing, 'links' | 'link'>>) => void;
  error: string | undefined;
}) {
  const [refusal, setRefusal] = useState<string | undefined>();
  const headingId = useId();

  const add = () => {
    const fault = faultOfLink({ link, links });
    const address = addressOf(link);
    setRefusal(fault);
    if (fault !== undefined || address === null) return;
    onChange({ link: '', ...(!links.includes(address) && { links: [...links, address] }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <section className={s.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.heading}</h2>
      <Links links={links} onRemove={(gone) => onChange({ links: links.filter((one) => one !== gone) })} />
      <div className={s.link}>
        <TextField
          label={text.label}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={text.placeholder}
          value={link}
          onChange={(event) => {
            onChange({ link: event.currentTarget.value });
            setRefusal(undefined);
          }}
          onKeyDown={onKeyDown}
          // leaving the field with a whole address in it means it, too
          onBlur={() => addressOf(link) !== null && add()}
          error={refusal ?? error}
        />
        <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
          {text.add}
        </Button>
      </div>
    </section>
  );
}
