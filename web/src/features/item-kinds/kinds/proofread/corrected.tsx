import type { ItemFeedback } from '@ordklar/contract';
import { AnswerSign } from '../../parts/answer.tsx';
import s from './corrected.module.css';

/** Each mistake of a text with what became of it, and why it should be so; last what was changed without need. */
export function Corrected({ parts }: { parts: ItemFeedback['grade']['parts'] }) {
  return (
    <ul className={s.corrected}>
      {parts.map(({ given, right, isRight, because }, at) => (
        <li key={at}>
          {!isRight && given !== '' && <del>{given}</del>} <ins>{right}</ins>
          <AnswerSign isRight={isRight} />
          {because && <small>{because}</small>}
        </li>
      ))}
    </ul>
  );
}
