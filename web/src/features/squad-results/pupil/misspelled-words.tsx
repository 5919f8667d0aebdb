import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { misspelledQuery, type OfClass } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './misspelled-words.module.css';

const text = squadResultsText.misspelled;
/** Words that are listed at first. */
const FIRST = 6;

/** The words that a pupil spells wrong over the texts of the year, most frequent first. */
export function MisspelledWords({ ofClass, studentId, name }: { ofClass: OfClass; studentId: number; name: string }) {
  const { data, isPending, isError } = useQuery(misspelledQuery(ofClass, studentId));
  const [all, setAll] = useState(false);
  return (
    <section>
      <h3>{text.title(name)}</h3>
      {isPending && <LoadingRows rows={3} label={squadResultsText.loading} />}
      {isError && <p className="small">{squadResultsText.failed}</p>}
      {data?.length === 0 && <p className="small muted">{text.none(name)}</p>}
      {data && data.length > 0 && (
        <ul className={s.words}>
          {(all ? data : data.slice(0, FIRST)).map(({ word, right, times }) => (
            <li key={`${word} ${right}`}>
              <del>{word}</del> <ins>{right}</ins>
              {times > 1 && (
                <small>
                  <span aria-hidden="true">×{times}</span>
                  <span className="sr">{text.times(times)}</span>
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > FIRST && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all(data.length)}
        </Button>
      )}
    </section>
  );
}
