import type { Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadingRows } from '../../../ui/states.tsx';
import { QuestionAnswers } from '../../corrections/index.ts';
import { attemptsOf, attemptsQuery } from '../../results/index.ts';
import type { Draft } from '../writing/draft.ts';
import { taskText as text } from '../task.text.ts';
import styles from '../task.module.css';
import { CorrectingMarks } from '../correcting/correcting-marks.tsx';

/** The text that is to be corrected, with the teacher's marks and words, to look at while one corrects. */
export function EarlierText({
  homework,
  startText,
  draft,
}: {
  homework: Homework;
  startText: string;
  /** What the pupil is writing; null until it is fetched. */
  draft: Draft | null;
}) {
  const attempts = useQuery(attemptsQuery(attemptsOf(homework)));
  const parent = attempts.data?.find(({ homeworkId }) => homeworkId === homework.parentId);
  if (attempts.isPending) return <LoadingRows rows={4} label={text.loading} />;
  if (!parent) return <p className="muted">{text.marksMissing}</p>;
  const evaluation = parent.answerEvaluation;
  const teacher = evaluation?.teacher ?? parent.assignedByName;
  return (
    <div className={styles.earlier}>
      <CorrectingMarks plainText={startText} answer={parent} draft={draft}>
        <p className={styles.lead}>{text.correctLead}</p>
        {evaluation?.evaluation && (
          <div className={styles.note}>
            <h2>{text.teacherWrites(teacher)}</h2>
            <blockquote>{evaluation.evaluation}</blockquote>
          </div>
        )}
        {parent.exerciseAnswerTextId !== null && parent.isReadyForStudent && (
          <QuestionAnswers textId={parent.exerciseAnswerTextId} everywhere />
        )}
      </CorrectingMarks>
    </div>
  );
}
