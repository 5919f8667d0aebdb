import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { partsOf } from '../answer-values.ts';
import { playerText as text } from '../player.text.ts';
import { ChoiceView, SeveralChoiceView } from './choice-view.tsx';
import { GapListView, GapTextView } from './gap-views.tsx';
import type { ItemProps } from './item-props.ts';

type Question = ItemProps<'read-and-answer'>['item']['questions'][number];

/**
 * A text and questions about it. Where one may not look back, the text goes when the questions come. Of a test the server
 * keeps whether the text is read: `reading`.
 */
export function ReadingView({
  item,
  value,
  onChange,
  feedback,
  isChecked,
  reading,
}: ItemProps<'read-and-answer'> & { reading?: { isRead: boolean; onRead: () => void } }) {
  const [isReadHere, setRead] = useState(false);
  const hasRead = reading?.isRead ?? isReadHere;
  const answers = partsOf(value);
  const rights = feedback && partsOf(feedback.rightAnswer);
  const isReading = !hasRead && !isChecked;
  return (
    <div className="pl-reading">
      {(isReading || item.mayLookBack || isChecked) && (
        <article className="pl-read">
          <h3>{item.title}</h3>
          {item.byline !== null && <p className="pl-small">{item.byline}</p>}
          <TextBlocks blocks={item.text} />
        </article>
      )}
      {isReading ? (
        <>
          {!item.mayLookBack && <p className="pl-small">{text.noLookingBack}</p>}
          <Button look="ink" onClick={reading?.onRead ?? (() => setRead(true))}>
            {text.toQuestions}
          </Button>
        </>
      ) : (
        <ol className="pl-questions">
          {item.questions.map((question, at) => {
            const grade = feedback?.grade.questions?.[at];
            return (
              <li key={at}>
                <QuestionView
                  question={question}
                  value={answers[at]}
                  onChange={(answer) =>
                    onChange(item.questions.map((_, other) => (other === at ? answer : answers[other])))
                  }
                  isChecked={isChecked}
                  feedback={grade && feedback ? { ...feedback, grade, rightAnswer: rights?.[at] } : null}
                />
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

function QuestionView({ question, ...rest }: { question: Question } & Omit<ItemProps<'choice'>, 'item'>) {
  switch (question.kind) {
    case 'choice':
      return <ChoiceView item={question} {...rest} />;
    case 'several-choice':
      return <SeveralChoiceView item={question} {...rest} />;
    case 'gap-text':
      return <GapTextView item={question} {...rest} />;
    case 'gap-list':
      return <GapListView item={question} {...rest} />;
  }
}
