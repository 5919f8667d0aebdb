import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { Emphasised } from '../../../ui/emphasised.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { testText } from '../test-results.text.ts';
import { Answer, Missed, Sign } from './answer.tsx';
import { MarkedWords, SetCommas } from './answered-words.tsx';

const text = testText.body;

type Of<Kind extends PlayableItem['kind']> = Extract<PlayableItem, { kind: Kind }>;
type Parts = ItemFeedback['grade']['parts'];

const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : [];

/** A question with what was chosen; of several each of what is right or was chosen. */
function Chosen({ item: { kind, question }, parts }: { item: Of<'choice' | 'several-choice'>; parts: Parts }) {
  return (
    <>
      <p className="rs-text">
        <Emphasised text={question} />
      </p>
      <ul className="rs-chosen">
        {parts.map((part, at) => (
          <li key={at}>
            {kind === 'several-choice' && part.given === '' ? <Missed>{part.right}</Missed> : <Answer {...part} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A text with what was filled in. */
function Filled({ item, parts }: { item: Of<'gap-text' | 'gap-list'>; parts: Parts }) {
  let gaps = 0;
  return (
    <p className="rs-text">
      {item.parts.map((piece, place) => {
        if (typeof piece === 'string') return piece;
        const part = parts[gaps++];
        return (
          <span key={place}>
            {part && <Answer {...part} />}
            {'hint' in piece && piece.hint !== null && <span className="rs-hint"> ({piece.hint})</span>}
          </span>
        );
      })}
    </p>
  );
}

/** Each column with what belongs in it; of what was laid elsewhere, where. */
function Sorted({ item, feedback }: { item: Of<'sort-into-columns'>; feedback: ItemFeedback }) {
  const columns = Array.isArray(feedback.rightAnswer) ? feedback.rightAnswer.map(linesOf) : [];
  let at = 0;
  return (
    <dl className="rs-sorted">
      {item.columns.map((title, column) => (
        <div key={title}>
          <dt>{title}</dt>
          {columns[column]?.map((member) => {
            const part = feedback.grade.parts[at++];
            const isRight = part?.isRight ?? false;
            return (
              <dd key={member}>
                {member}
                <Sign isRight={isRight} />
                {!isRight && <small lang="da">{part?.given ? text.sortedAs(part.given) : text.notSorted}</small>}
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}

/** A text to open, and its questions one by one. */
function Read({ item, feedback }: { item: Of<'read-and-answer'>; feedback: ItemFeedback }) {
  return (
    <>
      <details className="rs-read no-print">
        <summary>
          <span lang="da">{text.toText}</span>: {item.title}
        </summary>
        {item.byline !== null && <p>{item.byline}</p>}
        <TextBlocks blocks={item.text} />
      </details>
      <ol className="rs-questions">
        {item.questions.map((question, at) => {
          const parts = feedback.grade.questions?.[at]?.parts ?? [];
          return (
            <li key={at}>
              {'question' in question ? (
                <Chosen item={question} parts={parts} />
              ) : (
                <Filled item={question} parts={parts} />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** An item as it was answered: the answer in its place, and what is right where it was not. */
export function AnsweredItem({
  item,
  answer,
  feedback,
}: {
  item: PlayableItem;
  answer: unknown;
  feedback: ItemFeedback;
}) {
  const { parts, right, of } = feedback.grade;
  switch (item.kind) {
    case 'choice':
    case 'several-choice':
      return <Chosen item={item} parts={parts} />;
    case 'gap-text':
    case 'gap-list':
      return <Filled item={item} parts={parts} />;
    case 'mark-words':
      return <MarkedWords item={item} answer={answer} feedback={feedback} />;
    case 'set-commas':
      return <SetCommas item={item} answer={answer} feedback={feedback} />;
    case 'order':
      return (
        <p className="rs-text">
          <Answer
            given={linesOf(answer).join(' ')}
            right={linesOf(feedback.rightAnswer).join(' ')}
            isRight={right === of}
          />
        </p>
      );
    case 'sort-into-columns':
      return <Sorted item={item} feedback={feedback} />;
    case 'dictation':
      return (
        <p className="rs-text">
          {item.before} {parts[0] && <Answer {...parts[0]} />} {item.after}
        </p>
      );
    case 'read-and-answer':
      return <Read item={item} feedback={feedback} />;
  }
}
