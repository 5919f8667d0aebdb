import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextBlocks } from '../../../../ui/text-blocks.tsx';
import { partsOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import { ChoiceView } from '../choice/view.tsx';
import { GapListView } from '../gap-list/view.tsx';
import { GapTextView } from '../gap-text/view.tsx';
import { SeveralChoiceView } from '../several-choice/view.tsx';
import { firstField } from '../../item-keys.ts';
import { questionNumbers } from '../../parts/question-numbers.ts';
import type { ItemProps } from '../../parts/item-props.ts';
import items from '../../items.module.css';
import s from './read-and-answer-view.module.css';

type Question = ItemProps<'read-and-answer'>['item']['questions'][number];

/**
 * A text and questions about it, beside each other where there is room. Where one may not look back, the text goes when
 * the questions come. Whether the text is read (`isRead`) the page knows: its foot has the button that says so.
 */
export function ReadingView({
  item,
  value,
  onChange,
  feedback,
  isChecked,
  isRead: hasRead = true,
}: ItemProps<'read-and-answer'>) {
  const answers = partsOf(value);
  const numbers = questionNumbers(item.questions);
  const view = useRef<HTMLDivElement>(null);
  const rights = feedback && partsOf(feedback.rightAnswer);
  const isReading = !hasRead && !isChecked;
  useEffect(() => {
    if (hasRead) firstField(view.current)?.focus();
  }, [hasRead]);
  const isBeside = !isReading && (item.mayLookBack || isChecked);
  return (
    <div
      className={classNames(s.reading, isBeside && s.readingBeside)}
      data-part={isBeside ? 'reading-beside' : undefined}
      ref={view}
    >
      {(isReading || isBeside) && <Reading key={String(isChecked)} item={item} isFolded={isBeside} />}
      {isReading ? (
        !item.mayLookBack && <p className={items.small}>{text.noLookingBack}</p>
      ) : (
        <ol className={s.questions} data-part="questions">
          {item.questions.map((question, at) => {
            const grade = feedback?.grade.questions?.[at];
            return (
              <li key={at} style={{ '--number': `"${numbers[at]}. "` } as CSSProperties}>
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

/** The text. Beside its questions, where a narrow screen has no room for both, it is opened when it is asked for. */
function Reading({ item, isFolded }: { item: ItemProps<'read-and-answer'>['item']; isFolded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames(s.look, isFolded && !isOpen && s.isFolded)}>
      {isFolded && (
        <Button className={s.lookToggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.hideText : text.textAgain}
        </Button>
      )}
      {/* what rolls by itself must be within reach of the keys */}
      <article className={s.read} data-part="read" id={id} aria-labelledby={`${id}-title`} tabIndex={isFolded ? 0 : -1}>
        <h3 id={`${id}-title`}>{item.title}</h3>
        {item.byline !== null && <p className={items.small}>{item.byline}</p>}
        <TextBlocks blocks={item.text} />
      </article>
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
