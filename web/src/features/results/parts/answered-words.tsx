import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { testText } from '../test-results.text.ts';
import { Missed, Sign } from './answer.tsx';

const text = testText.body;

type Of<Kind extends PlayableItem['kind']> = Extract<PlayableItem, { kind: Kind }>;

const placesOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((place): place is number => typeof place === 'number') : [];

type Verdict = 'right' | 'missed' | 'wrong' | null;

/** How each place went. One that was picked, and neither counts for nor against, is as if nobody had picked it. */
function verdicts(answer: unknown, { grade, rightAnswer }: ItemFeedback, nameOf: (place: number) => string) {
  const [picked, right] = [new Set(placesOf(answer)), new Set(placesOf(rightAnswer))];
  const tooMuch = new Set(grade.parts.filter((part) => part.right === '').map(({ given }) => given));
  return (place: number): Verdict => {
    if (right.has(place)) return picked.has(place) ? 'right' : 'missed';
    return picked.has(place) && tooMuch.has(nameOf(place)) ? 'wrong' : null;
  };
}

/** A sentence with the words that were marked, those that should not have been, and those that are missing. */
export function MarkedWords({
  item,
  answer,
  feedback,
}: {
  item: Of<'mark-words'>;
  answer: unknown;
  feedback: ItemFeedback;
}) {
  const bare = (place: number) => (item.words[place] ?? '').replace(/^[»"(]+|[.,:;!?»«")]+$/g, '');
  const verdict = verdicts(answer, feedback, bare);
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
                <Sign isRight={went === 'right'} />
              </span>
            )}{' '}
          </span>
        );
      })}
    </p>
  );
}

/** A text with the commas that were set, those that should not have been, and those that are missing. */
export function SetCommas({
  item,
  answer,
  feedback,
}: {
  item: Of<'set-commas'>;
  answer: unknown;
  feedback: ItemFeedback;
}) {
  const verdict = verdicts(answer, feedback, (place) => `${item.words[place]}, ${item.words[place + 1]}`);
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
                  {went === 'missed' ? <small>{text.missing}</small> : <Sign isRight={went === 'right'} />}
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
