import type { ItemFeedback } from '@ordklar/contract';
import { Answer } from './answer.tsx';

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
    <p className="rs-text">
      {parts.map((piece, place) => {
        if (typeof piece === 'string') return piece;
        const answer = answers[gaps++];
        return (
          <span key={place}>
            {answer && <Answer {...answer} />}
            {'hint' in piece && typeof piece.hint === 'string' && <span className="rs-hint"> ({piece.hint})</span>}
          </span>
        );
      })}
    </p>
  );
}
