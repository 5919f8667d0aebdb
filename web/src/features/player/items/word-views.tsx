import { classNames } from '../../../ui/class-names.ts';
import { placesOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import { type ItemProps, toggled } from './item-props.ts';
import { MarkSign, markClass } from './mark-sign.tsx';

/** Whether a picked place was right; null where it neither was picked nor should have been, and before the check. */
const judged = (right: readonly number[] | null, picked: readonly number[], place: number): boolean | null =>
  right === null || (!picked.includes(place) && !right.includes(place)) ? null : right.includes(place);

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

/** A sentence with a dot between every two words, for a comma. */
export function SetCommasView({ item, value, onChange, feedback, isChecked }: ItemProps<'set-commas'>) {
  const set = placesOf(value);
  const right = feedback && placesOf(feedback.rightAnswer);
  return (
    <p className="pl-text pl-commas" role="group" aria-label={text.commaHelp}>
      {item.words.map((word, place) => {
        if (place === item.words.length - 1 || /[.!?:;,]$/.test(word)) return <span key={place}>{word} </span>;
        const isRight = judged(right, set, place);
        const isMissed = isRight === true && !set.includes(place);
        return (
          <span key={place} className="pl-pair">
            {word}
            <button
              type="button"
              className={classNames('pl-slot', markClass(isMissed ? null : isRight), isMissed && 'is-missed')}
              aria-pressed={set.includes(place)}
              aria-label={`${text.commaAfter(word)}${isMissed ? `, ${text.missing}` : isRight === null ? '' : `, ${isRight ? text.isRight : text.isWrong}`}`}
              disabled={isChecked}
              onClick={() => onChange(toggled(set, place))}
            >
              <span>{set.includes(place) || isMissed ? ',' : ''}</span>
            </button>
            {'\u200b'}
          </span>
        );
      })}
    </p>
  );
}
