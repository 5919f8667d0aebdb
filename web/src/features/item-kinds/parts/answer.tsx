import { IconCheck, IconX } from '../../../ui/icons.ts';
import { itemText } from '../item-kinds.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './answered.module.css';

const text = itemText.answered;

/** A tick or a cross, with its word for those who do not see it. */
export function AnswerSign({ isRight, className }: { isRight: boolean; className?: string }) {
  return (
    <span className={classNames(s.sign, isRight ? s.isRight : s.isWrong, className)}>
      {isRight ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
      <span className="sr" lang="da">
        {' '}
        {isRight ? itemText.isRight : itemText.isWrong}
      </span>
    </span>
  );
}

/** What was answered at one place: right; or wrong, and then what is right; or nothing. */
export function Answer({ given, right, isRight }: { given: string; right: string; isRight: boolean }) {
  if (isRight)
    return (
      <span className={s.answer}>
        <b>{given}</b>
        <AnswerSign isRight />
      </span>
    );
  return (
    <span className={s.answer}>
      {given === '' ? <em lang="da">{text.nothing}</em> : <del>{given}</del>}
      <AnswerSign isRight={false} />
      {right === '' ? (
        <small lang="da">{text.tooMuch}</small>
      ) : (
        <>
          <span className="sr" lang="da">
            , {text.rightIs}{' '}
          </span>
          <ins>{right}</ins>
        </>
      )}
    </span>
  );
}

/** What should have been there, among several. */
export const Missed = ({ children }: { children: string }) => (
  <span className={classNames(s.mark, s.isMissed)}>
    {children} <small lang="da">{itemText.missing}</small>
  </span>
);
