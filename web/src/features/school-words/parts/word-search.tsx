import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { schoolWordsText as text } from '../school-words.text.ts';

const PAUSE_MS = 300;

/** Searches when the typing pauses. `part` is what is searched for now; another by the address takes the field over. */
export function WordSearch({ part, onSearch }: { part: string; onSearch: (part: string) => void }) {
  const [typed, setTyped] = useState(part);
  const [shown, setShown] = useState(part);
  const search = useEffectEvent(onSearch);
  if (part !== shown) {
    setShown(part);
    if (typed.trim() !== part) setTyped(part);
  }
  useEffect(() => {
    if (typed.trim() === part) return;
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, part]);
  return (
    <div role="search">
      <TextField
        type="search"
        label={text.search.label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}
