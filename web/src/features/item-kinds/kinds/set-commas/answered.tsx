import { placesOf, wordsAroundComma } from '@ordklar/exercise-kinds/play';
import { itemText } from '../../item-kinds.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { AnswerSign } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { verdicts } from '../../parts/verdicts.ts';
import s from '../../parts/answered.module.css';

const text = itemText.answered;

/** A text with the commas that were set, those that should not have been, and those that are missing. */
export function AnsweredCommas({ item, answer, feedback }: AnsweredProps<'set-commas'>) {
  const verdict = verdicts(answer, feedback, (place) => wordsAroundComma(item.words, place));
  const needsNone = placesOf(feedback.rightAnswer).length === 0;
  return (
    <>
      <p className={s.text}>
        {item.words.map((word, place) => {
          const went = verdict(place);
          return (
            <span key={place}>
              {word}
              {went !== null && (
                <span
                  className={classNames(
                    s.comma,
                    went === 'right' ? s.isRight : went === 'wrong' ? s.isWrong : s.isMissed,
                  )}
                >
                  <span aria-hidden="true">,</span>
                  <span className="sr"> ({text.commaAt} </span>
                  {went === 'missed' ? <small>{itemText.missing}</small> : <AnswerSign isRight={went === 'right'} />}
                  <span className="sr">)</span>
                </span>
              )}{' '}
            </span>
          );
        })}
      </p>
      {needsNone && <p className={s.because}>{text.noComma}</p>}
    </>
  );
}
