import type { Homework } from '@ordklar/contract';
import { useCourses } from '../../accounts/index.ts';
import { homeworkText as text } from '../homework.text.ts';

/** 'Danske fritekstopgaver · Anmeldelse · anbefalet længde: 130 ord': the small line under a task's title. */
export function TaskFacts({ task }: { task: Homework }) {
  const course = useCourses().data?.find(({ productId }) => productId === task.productId)?.title;
  const facts = [
    course,
    task.isSelfCorrection ? text.row.nextVersion : task.category,
    task.isFree && text.row.free,
    task.state === 'started' &&
      task.questions !== null &&
      task.questions.answered > 0 &&
      text.row.answered(task.questions.answered, task.questions.of),
    task.wordCount !== null && text.row.minimum(task.wordCount),
  ];
  return facts.filter(Boolean).join(' · ');
}
