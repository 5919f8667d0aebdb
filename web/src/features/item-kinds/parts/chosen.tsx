import type { ItemFeedback } from '@ordklar/contract';
import { Emphasised } from '../../../ui/emphasised.tsx';
import { Answer, Missed } from './answer.tsx';
import s from './answered.module.css';

/** A question with what was chosen; of several, each of what is right or was chosen. */
export function Chosen({
  question,
  parts,
  mayMiss,
}: {
  question: string;
  parts: ItemFeedback['grade']['parts'];
  /** Of several right options some can be missing; of one, nothing was answered then. */
  mayMiss: boolean;
}) {
  return (
    <>
      <p className={s.text}>
        <Emphasised text={question} />
      </p>
      <ul className={s.chosen}>
        {parts.map((part, at) => (
          <li key={at}>{mayMiss && part.given === '' ? <Missed>{part.right}</Missed> : <Answer {...part} />}</li>
        ))}
      </ul>
    </>
  );
}
