import { placesOf } from '@ordklar/exercise-kinds/play';
import { classNames } from '../../../../ui/class-names.ts';
import { itemText as text } from '../../item-kinds.text.ts';
import { type ItemProps, toggled } from '../../parts/item-props.ts';
import { judged } from '../../parts/judged.ts';
import { MarkSign, markClass } from '../../parts/mark-sign.tsx';

/** A sentence in which words are marked. */
export function MarkWordsView({ item, value, onChange, feedback, isChecked }: ItemProps<'mark-words'>) {
  const marked = placesOf(value);
  const right = feedback && placesOf(feedback.rightAnswer);
  return (
    <p className="pl-text pl-words" role="group" aria-label={item.task}>
      {item.words.map((word, place) => {
        const isRight = judged(right, marked, place);
        const isMissed = isRight === true && !marked.includes(place);
        return (
          <span key={place}>
            <button
              type="button"
              className={classNames('pl-word', markClass(isMissed ? null : isRight), isMissed && 'is-missed')}
              aria-pressed={marked.includes(place)}
              disabled={isChecked}
              onClick={() => onChange(toggled(marked, place))}
            >
              {word}
              {isMissed ? (
                <span className="sr">{text.missing}</span>
              ) : (
                isRight !== null && <MarkSign isRight={isRight} />
              )}
            </button>{' '}
          </span>
        );
      })}
    </p>
  );
}
