import type { Correction, Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { LoadingRows } from '../../../ui/states.tsx';
import {
  activeCorrections,
  LearnMore,
  MarkedText,
  QuestionAnswers,
  readingOrder,
  useMarkInSight,
} from '../../corrections/index.ts';
import { attemptsOf, attemptsQuery } from '../../results/index.ts';
import { taskText as text } from '../task.text.ts';
import styles from '../task.module.css';

function Marks({
  plainText,
  corrections,
  teacher,
  children,
}: {
  plainText: string;
  corrections: readonly Correction[];
  teacher: string;
  /** What stands over the text. */
  children: ReactNode;
}) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useMarkInSight(selectedId);
  const marks = useMemo(() => readingOrder(plainText, activeCorrections(corrections)), [plainText, corrections]);
  const at = marks.findIndex(({ id }) => id === selectedId);
  const step = (by: 1 | -1) => setSelectedId(marks[(at + by + marks.length) % marks.length]?.id ?? null);
  return (
    <>
      <div className={styles.earlierText} data-part="earlier-text">
        {children}
        <MarkedText
          text={plainText}
          marks={marks}
          selectedId={selectedId}
          onSelect={setSelectedId}
          label={text.earlier}
        />
      </div>
      <LearnMore
        correction={marks[at] ?? null}
        place={at >= 0 ? { number: at + 1, count: marks.length } : null}
        onClose={() => setSelectedId(null)}
        commentBy={text.teacherWrites(teacher)}
        {...(marks.length > 0 && { onStep: step })}
      />
    </>
  );
}

/** The text that is to be corrected, with the teacher's marks and words, to look at while one corrects. */
export function EarlierText({ homework, startText }: { homework: Homework; startText: string }) {
  const attempts = useQuery(attemptsQuery(attemptsOf(homework)));
  const parent = attempts.data?.find(({ homeworkId }) => homeworkId === homework.parentId);
  if (attempts.isPending) return <LoadingRows rows={4} label={text.loading} />;
  if (!parent) return <p className="muted">{text.marksMissing}</p>;
  const evaluation = parent.answerEvaluation;
  const teacher = evaluation?.teacher ?? parent.assignedByName;
  return (
    <div className={styles.earlier}>
      <Marks plainText={startText} corrections={parent.corrections} teacher={parent.assignedByName}>
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
      </Marks>
    </div>
  );
}
