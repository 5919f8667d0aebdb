import type { Correction, MarkQuestion } from '@ordklar/contract';
import { Button } from '../../../ui/button.tsx';
import { IconMessage2 } from '../../../ui/icons.ts';
import { questionsText as text } from './questions.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import s from './questions.module.css';
import { innerQuotes } from '../../../lib/text/inner-quotes.ts';

export interface QuestionNoticeProps {
  /** The pupil's first name. */
  name: string;
  /** The text that is shown. */
  textId: number;
  questions: readonly MarkQuestion[];
  marks: readonly Correction[];
  onShow: (question: MarkQuestion) => void;
  onAnswer: (question: MarkQuestion, isError: boolean) => void;
}

function OpenQuestion({ question, textId, marks, onShow, onAnswer }: { question: MarkQuestion } & QuestionNoticeProps) {
  const { token, sentence, correctionId, exerciseAnswerTextId, attempt } = question;
  const isElsewhere = exerciseAnswerTextId !== textId;
  const isGone = correctionId === null && !isElsewhere;
  const type = marks.find(({ id }) => id === correctionId)?.categories[0]?.subcategory.title;
  const facts = [type, isElsewhere && text.edition(attempt), isGone && text.gone].filter(Boolean).join(' · ');
  return (
    <li>
      <div>
        <button
          type="button"
          className={s.questionToken}
          aria-label={text.show(token)}
          disabled={isGone}
          onClick={() => onShow(question)}
        >
          »{token}« <small>{facts}</small>
        </button>
        {correctionId === null && <q>{innerQuotes(sentence)}</q>}
      </div>
      <span className={s.answers}>
        <Button look="line" aria-label={text.yesOf(token)} onClick={() => onAnswer(question, true)}>
          {text.yes}
        </Button>
        <Button look="line" aria-label={text.noOf(token)} onClick={() => onAnswer(question, false)}>
          {text.no}
        </Button>
      </span>
    </li>
  );
}

/**
 * What the pupil has asked about the marks, in this edition of the text or an earlier one, each answered by one press
 * (PD-23). Where the mark is not here to be read, its sentence is quoted.
 */
export function QuestionNotice(props: QuestionNoticeProps) {
  const open = props.questions.filter(({ answer }) => answer === null);
  if (open.length === 0) return null;
  return (
    <Notice
      as="section"
      className={classNames(s.questions, 'no-print')}
      data-part="questions"
      aria-labelledby="questions-h"
    >
      <h2 id="questions-h">
        <IconMessage2 aria-hidden="true" />
        {text.notice(props.name, open.length)}
      </h2>
      <ul>
        {open.map((question) => (
          <OpenQuestion key={question.id} {...props} question={question} />
        ))}
      </ul>
    </Notice>
  );
}

/** In 'Lær mere', where the pupil has asked about the chosen mark: the question with its answers, or what was answered. */
export function QuestionAtMark({
  name,
  question,
  onAnswer,
}: {
  name: string;
  question: MarkQuestion | undefined;
  onAnswer: (question: MarkQuestion, isError: boolean) => void;
}) {
  if (!question) return null;
  if (question.answer !== null) return <p className={s.askState}>{text.answer(question)}</p>;
  return (
    <Notice
      as="section"
      className={classNames(s.questions, s.atMark, 'no-print')}
      data-part="questions"
      aria-label={text.asks(name)}
    >
      <p>{text.asks(name)}</p>
      <p className={s.questionButtons}>
        <Button look="line" onClick={() => onAnswer(question, true)}>
          {text.yes}
        </Button>
        <Button look="line" onClick={() => onAnswer(question, false)}>
          {text.no}
        </Button>
      </p>
    </Notice>
  );
}
