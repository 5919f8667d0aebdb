import { placesOf, wordsAroundComma } from '@ordklar/exercise-kinds/play';
import { itemText } from '../../item-kinds.text.ts';
import { AnswerSign } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { verdicts } from '../../parts/verdicts.ts';

const text = itemText.answered;

/** A text with the commas that were set, those that should not have been, and those that are missing. */
export function AnsweredCommas({ item, answer, feedback }: AnsweredProps<'set-commas'>) {
  const verdict = verdicts(answer, feedback, (place) => wordsAroundComma(item.words, place));
  const needsNone = placesOf(feedback.rightAnswer).length === 0;
  return (
    <>
      <p className="rs-text">
        {item.words.map((word, place) => {
          const went = verdict(place);
          return (
            <span key={place}>
              {word}
              {went !== null && (
                <span className={`rs-comma is-${went}`}>
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
      {needsNone && <p className="rs-because">{text.noComma}</p>}
    </>
  );
}
