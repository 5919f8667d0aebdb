import type { ItemFeedback } from '@ordklar/contract';
import { Answer } from './answer.tsx';
import s from './answered.module.css';

/** A text with what was filled in. */
export function Filled({
  parts,
  answers,
}: {
  parts: readonly (string | object)[];
  answers: ItemFeedback['grade']['parts'];
}) {
  let gaps = 0;
  return (
    <p className={s.text}>
      {parts.map((piece, place) => {
        if (typeof piece === 'string') return piece;
        const answer = answers[gaps++];
        return (
          <span key={place}>
            {answer && <Answer {...answer} />}
            {'hint' in piece && typeof piece.hint === 'string' && <span className={s.hint}> ({piece.hint})</span>}
          </span>
        );
      })}
    </p>
  );
}
