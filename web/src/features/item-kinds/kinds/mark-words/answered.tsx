import { bareWord } from '@ordklar/exercise-kinds/play';
import { classNames } from '../../../../ui/class-names.ts';
import { AnswerSign, Missed } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { verdicts } from '../../parts/verdicts.ts';
import s from '../../parts/answered.module.css';

/** A sentence with the words that were marked, those that should not have been, and those that are missing. */
export function AnsweredMarkWords({ item, answer, feedback }: AnsweredProps<'mark-words'>) {
  const verdict = verdicts(answer, feedback, (place) => bareWord(item.words[place] ?? ''));
  return (
    <p className={s.text}>
      {item.words.map((word, place) => {
        const went = verdict(place);
        return (
          <span key={place}>
            {went === null ? (
              word
            ) : went === 'missed' ? (
              <Missed>{word}</Missed>
            ) : (
              <span className={classNames(s.mark, went === 'right' ? s.isRight : s.isWrong)}>
                {word}
                <AnswerSign isRight={went === 'right'} />
              </span>
            )}{' '}
          </span>
        );
      })}
    </p>
  );
}
