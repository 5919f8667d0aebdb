import { placesOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { type ItemProps, toggled } from '../../parts/item-props.ts';
import { judged } from '../../parts/judged.ts';
import { MarkSign, wentOf } from '../../parts/mark-sign.tsx';
import s from './mark-words-view.module.css';

/** A sentence in which words are marked. */
export function MarkWordsView({ item, value, onChange, feedback, isChecked }: ItemProps<'mark-words'>) {
  const marked = placesOf(value);
  const right = feedback && placesOf(feedback.rightAnswer);
  return (
    <p data-part="sentence" role="group" aria-label={item.task}>
      {item.words.map((word, place) => {
        const isRight = judged(right, marked, place);
        const isMissed = isRight === true && !marked.includes(place);
        return (
          <span key={place}>
            <button
              type="button"
              className={s.word}
              data-part="word"
              data-went={wentOf(isRight, isMissed)}
              aria-pressed={marked.includes(place)}
              disabled={isChecked}
              onClick={() => onChange(toggled(marked, place))}
            >
              {word}
              {isMissed ? (
                <span className="sr">{text.missing}</span>
              ) : (
                isRight !== null && <MarkSign className={s.sign} isRight={isRight} />
              )}
            </button>{' '}
          </span>
        );
      })}
    </p>
  );
}
