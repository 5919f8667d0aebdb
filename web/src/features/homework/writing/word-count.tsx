import { classNames } from '../../../ui/class-names.ts';
import { handInText as text } from '../hand-in/hand-in.text.ts';
import s from './word-count.module.css';

/** How many words are written, with a bar towards the recommended minimum where there is one. */
export function WordCount({ words, minimum }: { words: number; minimum: number | null }) {
  if (minimum === null || minimum === 0) return <p className={s.count}>{text.words(words)}</p>;
  const reached = words >= minimum;
  return (
    <p className={classNames(s.count, reached && s.isReached)}>
      <span>{reached ? text.reached(words) : text.ofMinimum(words, minimum)}</span>
      <i aria-hidden="true" style={{ '--w': `${Math.min(100, (100 * words) / minimum)}%` } as object} />
    </p>
  );
}
