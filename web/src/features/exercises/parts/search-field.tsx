import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/field.tsx';
import { IconSearch, IconX } from '../../../ui/icons.ts';
import { exercisesText } from '../exercises.text.ts';
import s from './search-field.module.css';

const text = exercisesText.search;
const PAUSE_MS = 300;

/** Searches when the typing pauses, or at once with Enter, which goes on to what is found. `q` is searched for now. */
export function SearchField({
  q,
  onSearch,
  className,
}: {
  q: string;
  onSearch: (q: string, goesOn: boolean) => void;
  className?: string;
}) {
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  const search = useEffectEvent(onSearch);
  const field = useRef<HTMLInputElement>(null);

  // the address changed by another way (back, 'Vis alle'): the field follows
  if (q !== shown) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => search(typed.trim(), false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q]);

  const clear = () => {
    setTyped('');
    onSearch('', false);
    field.current?.focus();
  };
  return (
    <div className={classNames(s.search, className)} role="search">
      <IconSearch aria-hidden="true" />
      <Input
        ref={field}
        type="search"
        aria-label={text.label}
        placeholder={text.placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim(), true)}
      />
      {typed && (
        <IconButton label={text.clear} onClick={clear}>
          <IconX aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
