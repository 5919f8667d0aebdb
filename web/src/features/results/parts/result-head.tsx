import type { AnswerResult, Homework } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/title/use-title.ts';
import { useCourses, useCurrentUser } from '../../accounts/index.ts';
import { ReferenceLinks } from '../../courses/index.ts';
import { PrintHead } from './print-head.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from '../results.module.css';
import testResults from '../test-results.module.css';

/** What the result is of (ANS-02): the pupil, the exercise and its course, for teachers level and category too. */
export function ResultHead({
  task,
  attempts,
  children,
}: {
  task: Homework;
  /** Undefined while they are fetched. */
  attempts: readonly AnswerResult[] | undefined;
  /** The pupils to choose among. */
  children: ReactNode;
}) {
  const { isTeacher } = useCurrentUser();
  const course = useCourses().data?.find(({ productId }) => productId === task.productId)?.title;
  const student = attempts?.[0]?.studentName;
  useTitle(isTeacher && student ? `${student}: ${task.title}` : task.title);
  const facts = [student, course, isTeacher && `${task.level}, ${task.category}`].filter(Boolean);
  return (
    <>
      <PrintHead />
      <header className={classNames(s.head, testResults.headResult)}>
        <div>
          <h1>{task.title}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        {children}
        {isTeacher && <ReferenceLinks className={testResults.references} courseId={task.productId} />}
      </header>
    </>
  );
}
