import type { Correction } from '@ordklar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { IconMessage2 } from '../../../ui/icons.ts';
import { questionsQuery } from './questions.queries.ts';
import { questionsText as text } from './questions.text.ts';
import './questions.css';

/** 'Er det en fejl?': the pupil asks the teacher about the chosen mark, and reads the answer there (decision 23). */
export function AskAboutMark({ textId, mark }: { textId: number; mark: Correction }) {
  const queries = useQueryClient();
  const { queryKey } = questionsQuery(textId);
  const questions = useQuery(questionsQuery(textId));
  const ask = useMutation({
    mutationFn: () => client.askAboutMark({ params: { id: textId }, body: { correctionId: mark.id } }),
    onSuccess: (question) =>
      queries.setQueryData(queryKey, (now) => [...(now ?? []).filter(({ id }) => id !== question.id), question]),
  });
  if (!questions.data) return null;
  const question = questions.data.find(({ correctionId }) => correctionId === mark.id);
  if (question)
    return (
      <p className="ask-state" role="status">
        {question.answer === 'error' ? text.isError(question.answeredByName ?? text.yourTeacher) : text.asked}
      </p>
    );
  return (
    <div className="ask">
      <Button look="line" icon={<IconMessage2 aria-hidden="true" />} busy={ask.isPending} onClick={() => ask.mutate()}>
        {text.ask}
      </Button>
      <p>{text.askHint}</p>
      {ask.isError && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
    </div>
  );
}

/** Marks that the teacher has taken back because the pupil asked: they are no longer in the text to be read there. */
export function QuestionAnswers({ textId }: { textId: number }) {
  const questions = useQuery(questionsQuery(textId)).data ?? [];
  const right = questions.filter(({ answer }) => answer === 'not-error');
  if (right.length === 0) return null;
  return (
    <ul className="ask-answers" aria-label={text.answers}>
      {right.map(({ id, token, answeredByName }) => (
        <li key={id}>{text.right(answeredByName ?? text.yourTeacher, token)}</li>
      ))}
    </ul>
  );
}
