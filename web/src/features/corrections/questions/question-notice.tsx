import type { Correction, MarkQuestion } from '@ordklar/contract';
import { Button } from '../../../ui/button.tsx';
import { IconMessage2 } from '../../../ui/icons.ts';
import { questionsText as text } from './questions.text.ts';
import './questions.css';

/** What the pupil has asked about the marks of the text, each answered by one press (decision 23). */
export function QuestionNotice({
  name,
  questions,
  marks,
  onShow,
  onAnswer,
}: {
  /** The pupil's first name. */
  name: string;
  questions: readonly MarkQuestion[];
  marks: readonly Correction[];
  onShow: (correctionId: string) => void;
  onAnswer: (question: MarkQuestion, isError: boolean) => void;
}) {
  const open = questions.filter(({ answer }) => answer === null);
  if (open.length === 0) return null;
  const typeOf = ({ correctionId }: MarkQuestion) =>
    marks.find(({ id }) => id === correctionId)?.categories[0]?.subcategory.title;
  return (
    <section className="questions no-print" aria-labelledby="questions-h">
      <h2 id="questions-h">
        <IconMessage2 aria-hidden="true" />
        {text.notice(name, open.length)}
      </h2>
      <ul>
        {open.map((question) => {
          const { id, token, correctionId } = question;
          return (
            <li key={id}>
              <button
                type="button"
                className="question-token"
                aria-label={text.show(token)}
                disabled={correctionId === null}
                onClick={() => correctionId !== null && onShow(correctionId)}
              >
                »{token}« <small>{typeOf(question)}</small>
              </button>
              <Button look="line" aria-label={text.yesOf(token)} onClick={() => onAnswer(question, true)}>
                {text.yes}
              </Button>
              <Button look="line" aria-label={text.noOf(token)} onClick={() => onAnswer(question, false)}>
                {text.no}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
