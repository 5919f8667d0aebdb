import { Fragment } from 'react';
import { IconArrowRight } from '../../../ui/icons.ts';
import { playerText as text } from '../player.text.ts';
import { wordDiff } from '../word-diff.ts';
import s from '../player.module.css';

/** What was answered and what is right: of a sentence only the words that differ, else the one after the other. */
export function Difference({ given, right }: { given: string; right: string }) {
  const words = given === '' ? null : wordDiff(given, right);
  if (words)
    return (
      <span className={s.diffLine}>
        {words.map(({ word, in: where }, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            {where === 'both' ? word : where === 'given' ? <del>{word}</del> : <ins>{word}</ins>}
          </Fragment>
        ))}
      </span>
    );
  return (
    <>
      {given !== '' && <del>{given}</del>}
      {given !== '' && right !== '' && (
        <>
          <IconArrowRight aria-hidden="true" />
          <span className="sr"> {text.becomes} </span>
        </>
      )}
      {right !== '' && <ins>{right}</ins>}
    </>
  );
}
