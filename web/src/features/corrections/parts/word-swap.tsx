import { type Correction, isDeletion } from '@ordklar/contract';
import { IconArrowRight, IconTrash } from '../../../ui/icons.ts';
import { correctionsText as text } from '../corrections.text.ts';
import { markType, typeColor } from '../marks/mark-type.ts';
import s from './learn-more.module.css';

/**
 * The marked words and the first replacement, and no more than the first (TC-12). A trash icon where the words, or the
 * sign, are to be taken away (TC-13). A comment shows only the words it is about.
 */
export function WordSwap({ correction }: { correction: Correction }) {
  const type = markType(correction);
  const [replacement] = correction.replacements;
  const token = correction.token.trim() || '…';
  const style = { '--c': typeColor(type) } as object;
  if (type === 'own' || (replacement === undefined && !isDeletion(correction)))
    return (
      <p className={s.swap} data-kind="only" style={style}>
        {token}
      </p>
    );
  return (
    <p className={s.swap} style={style}>
      <del>{token}</del>
      {isDeletion(correction) ? (
        <>
          <IconTrash aria-hidden="true" />
          <span className="sr">{text.deleted}</span>
        </>
      ) : (
        <>
          <span className="sr"> {text.becomes} </span>
          <IconArrowRight aria-hidden="true" />
          <ins>{replacement}</ins>
        </>
      )}
    </p>
  );
}
