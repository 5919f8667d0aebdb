import { bareWord } from '@ordklar/exercise-kinds/play';
import { AnswerSign, Missed } from '../../parts/answer.tsx';
import type { AnsweredProps } from '../../parts/item-props.ts';
import { verdicts } from '../../parts/verdicts.ts';

/** A sentence with the words that were marked, those that should not have been, and those that are missing. */
export function AnsweredMarkWords({ item, answer, feedback }: AnsweredProps<'mark-words'>) {
  const verdict = verdicts(answer, feedback, (place) => bareWord(item.words[place] ?? ''));
  return (
    <p className="rs-text">
      {item.words.map((word, place) => {
        const went = verdict(place);
        return (
          <span key={place}>
            {went === null ? (
              word
            ) : went === 'missed' ? (
              <Missed>{word}</Missed>
            ) : (
              <span className={`rs-mark is-${went}`}>
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
