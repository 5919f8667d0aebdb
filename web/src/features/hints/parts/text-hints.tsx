import type { Hint } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { textHintsQuery } from '../hints.queries.ts';
import { hintsText } from '../hints.text.ts';
import s from '../hints.module.css';

const text = hintsText.text;
/** So many places are quoted, and of each so many letters on both sides of what it is about. */
const SHOWN = 4;
const AROUND = 18;
const LONGEST = 60;

/** A place with the words around it, cut at spaces. */
function quote(whole: string, [from, to]: readonly [number, number]): { before: string; words: string; after: string } {
  const words = whole.slice(from, to);
  if (words.length > LONGEST)
    return { before: '', words: `${words.slice(0, LONGEST).replace(/\s\S*$/, '')} …`, after: '' };
  const before = whole.slice(Math.max(0, from - AROUND), from).replace(/^[^]*\n/, '');
  const after = whole.slice(to, to + AROUND).replace(/\n[^]*$/, '');
  return {
    before: from > AROUND ? before.replace(/^\S*/, '…') : before,
    words,
    after: to + AROUND < whole.length ? after.replace(/\S*$/, '…') : after,
  };
}

function Places({ whole, places }: { whole: string; places: Hint['places'] }) {
  if (places.length === 0) return null;
  return (
    <ul className={s.places} aria-label={text.places}>
      {places.slice(0, SHOWN).map((place) => {
        const { before, words, after } = quote(whole, place);
        return (
          <li key={place[0]}>
            {before}
            <b>{words}</b>
            {after}
          </li>
        );
      })}
      {places.length > SHOWN && <li>{text.more(places.length - SHOWN)}</li>}
    </ul>
  );
}

/**
 * What is no error and may be worth a thought: folded above the text, in a look of its own and in no count. Nothing where
 * the class has switched none on or the text has none.
 */
export function TextHints({ textId, whole }: { textId: number; whole: string }) {
  const hints = useQuery(textHintsQuery(textId)).data ?? [];
  if (hints.length === 0) return null;
  return (
    <details className={s.hints} data-part="hints">
      <summary>
        {text.title(hints.length)} <small>{text.intro}</small>
      </summary>
      <ul className={s.list}>
        {hints.map((hint, index) => (
          // several hints may be of one kind and begin at one place
          <li key={`${hint.kind}-${index}`}>
            <h3>{hintsText.titles[hint.kind]}</h3>
            <p>{hint.explanation}</p>
            <Places whole={whole} places={hint.places} />
          </li>
        ))}
      </ul>
    </details>
  );
}
