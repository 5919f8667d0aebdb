import { placesOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { type ItemProps, toggled } from '../../parts/item-props.ts';
import { judged } from '../../parts/judged.ts';
import { wentOf } from '../../parts/mark-sign.tsx';
import s from './set-commas-view.module.css';

/** A sentence with a dot between every two words, for a comma. */
export function SetCommasView({ item, value, onChange, feedback, isChecked }: ItemProps<'set-commas'>) {
  const set = placesOf(value);
  const right = feedback && placesOf(feedback.rightAnswer);
  return (
    <p className={s.commas} data-part="sentence" role="group" aria-label={text.commaHelp}>
      {item.words.map((word, place) => {
        if (place === item.words.length - 1 || /[.!?:;,]$/.test(word)) return <span key={place}>{word} </span>;
        const isRight = judged(right, set, place);
        const isMissed = isRight === true && !set.includes(place);
        return (
          <span key={place} className={s.pair}>
            {word}
            <button
              type="button"
              className={s.slot}
              data-part="slot"
              data-went={wentOf(isRight, isMissed)}
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
