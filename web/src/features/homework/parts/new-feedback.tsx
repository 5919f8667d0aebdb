import type { Homework } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { Face } from '../../../ui/paper.tsx';
import { attemptsOf, attemptsQuery } from '../../results/index.ts';
import { homeworkText as text } from '../homework.text.ts';
import { textAddress } from '../homework-words.ts';
import styles from '../homework.module.css';

/** Notices that stand at once; the rest follow as these are read. */
const AT_ONCE = 3;
const QUOTE = 90;

/** The beginning of the feedback, cut between words. */
function quoteOf(feedback: string): string {
  const line = feedback.replace(/\s+/g, ' ').trim();
  if (line.length <= QUOTE) return `»${line}«`;
  return `»${line.slice(0, line.lastIndexOf(' ', QUOTE))} …«`;
}

function Notice({ task }: { task: Homework }) {
  const attempts = useQuery(attemptsQuery(attemptsOf(task))).data;
  const attempt = attempts?.find(({ exerciseProgressId }) => exerciseProgressId === task.exerciseProgressId);
  const evaluation = attempt?.answerEvaluation ?? null;
  const feedback = evaluation?.evaluation ?? '';
  const teacher = evaluation?.teacher ?? task.assignedByName;
  const heading = feedback ? text.feedback.fromTeacher(teacher) : text.feedback.textReturned(teacher);
  return (
    <section className={styles.fresh} aria-label={`${heading}: ${task.title}`}>
      <Face className={styles.face} name={teacher} />
      <div>
        <h2>{heading}</h2>
        <p>
          {feedback && <span className={styles.quote}>{quoteOf(feedback)}</span>}
          {task.title}
        </p>
      </div>
      <Link className={buttonClass('ink')} to={textAddress(task.exerciseProgressId ?? 0)}>
        {feedback ? text.feedback.read : text.feedback.readText}
      </Link>
    </section>
  );
}

/** What the teacher has sent back and the pupil has not opened yet, newest first. */
export function NewFeedback({ homework }: { homework: readonly Homework[] }) {
  return homework.slice(0, AT_ONCE).map((task) => <Notice key={task.homeworkId} task={task} />);
}
