import { FieldError } from '../../../ui/field.tsx';
import type { Correction } from '@ordklar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { innerQuotes } from '../../../lib/text/inner-quotes.ts';
import { Button } from '../../../ui/button.tsx';
import { IconMessage2 } from '../../../ui/icons.ts';
import { markType } from '../marks/mark-type.ts';
import { questionsQuery } from './questions.queries.ts';
import { questionsText as text } from './questions.text.ts';
import s from './questions.module.css';

/** The pupil asks the teacher about the chosen mark, and reads the answer there (PD-23). A comment claims no error. */
export function AskAboutMark({ textId, mark }: { textId: number; mark: Correction }) {
  const queries = useQueryClient();
  const { queryKey } = questionsQuery(textId);
  const questions = useQuery(questionsQuery(textId));
  const ask = useMutation({
    mutationFn: () => client.askAboutMark({ params: { id: textId }, body: { correctionId: mark.id } }),
    onSuccess: (question) =>
      queries.setQueryData(queryKey, (now) => [...(now ?? []).filter(({ id }) => id !== question.id), question]),
  });
  if (!questions.data || markType(mark) === 'own') return null;
  const question = questions.data.find(({ correctionId }) => correctionId === mark.id);
  if (question)
    return (
      <p className={s.askState} role="status">
        {question.answer === 'error' ? text.isError(question.answeredByName ?? text.yourTeacher) : text.asked}
      </p>
    );
  return (
    <div className={s.ask}>
      <Button look="line" icon={<IconMessage2 aria-hidden="true" />} busy={ask.isPending} onClick={() => ask.mutate()}>
        {text.ask}
      </Button>
      {ask.isError && <FieldError>{text.failed}</FieldError>}
    </div>
  );
}

/**
 * What the pupil has asked and cannot read at a mark of the shown text: the teacher has taken the mark back, or it stood
 * in another edition. `everywhere`: also what could be read at a mark, where the text's marks cannot be asked about.
 */
export function QuestionAnswers({ textId, everywhere = false }: { textId: number; everywhere?: boolean }) {
  const questions = useQuery(questionsQuery(textId)).data ?? [];
  const apart = questions.filter(({ correctionId }) => everywhere || correctionId === null);
  if (apart.length === 0) return null;
  return (
    <ul className={s.askAnswers} aria-label={text.answers}>
      {apart.map((question) => (
        <li key={question.id}>
          <span>{question.answer === null ? text.waits(question.token) : text.answerToYou(question)}</span>{' '}
          <small>
            <q>{innerQuotes(question.sentence)}</q>
            {(everywhere || question.exerciseAnswerTextId !== textId) && ` (${text.edition(question.attempt)})`}
          </small>
        </li>
      ))}
    </ul>
  );
}
