import type { ItemFeedback } from '@ordklar/contract';
import { itemText } from '../../item-kinds.text.ts';
import { AnswerSign } from '../../parts/answer.tsx';
import { lineId } from './marked-text.tsx';
import s from './corrected.module.css';

type Part = ItemFeedback['grade']['parts'][number];
const text = itemText.proofread;

/** Each mistake of a text with what became of it, and why it should be so; last what was changed without need. */
export function Corrected({ parts, list }: { parts: readonly Part[]; list: string }) {
  return (
    <ol className={s.corrected}>
      {parts.map((part, at) => (
        <li key={at} id={lineId(list, at + 1)} tabIndex={-1}>
          {part.isNeedless ? (
            <>
              {needless(part)}
              <AnswerSign isRight={false} />
            </>
          ) : (
            <Mistake {...part} />
          )}
        </li>
      ))}
    </ol>
  );
}

const needless = ({ given, right }: Part): string =>
  right === '' ? text.added(given) : given === '' ? text.removed(right) : text.changed(right, given);

function Mistake({ given, right, isRight, because }: Part) {
  return (
    <>
      {!isRight && given !== '' && <del>{given}</del>} <ins>{right}</ins>
      <AnswerSign isRight={isRight} />
      {because && <small>{because}</small>}
    </>
  );
}
