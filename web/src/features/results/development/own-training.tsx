import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconChevronRight } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/paper.tsx';
import { LoadingRows } from '../../../ui/states.tsx';
import { useCourses } from '../../accounts/index.ts';
import { taskAddress } from '../task-words.ts';
import { useTake } from '../use-take.ts';
import { trainingOfTextQuery } from './development.queries.ts';
import { developmentText } from './development.text.ts';
import s from './own-training.module.css';

const text = developmentText.training;

/** 'Opgaver, der passer til dig': to the most frequent error types of a returned text. Nothing stands there where there is none. */
export function OwnTraining({ textId }: { textId: number }) {
  const list = useQuery(trainingOfTextQuery(textId));
  const courses = useCourses().data;
  const take = useTake();
  if (list.isPending) return <LoadingRows rows={3} label={text.loading} />;
  // it is an offer beside the text: where it cannot be fetched the text stands as it is
  if (list.isError || list.data.length === 0) return null;
  return (
    <section className={s.training} aria-labelledby="training-h">
      <h2 id="training-h">{text.title}</h2>
      <ul>
        {list.data.map(({ exerciseId, homeworkId, title, productId, estimatedMinutes, errorType }) => {
          const course = courses?.find((each) => each.productId === productId)?.title;
          const inside = (
            <>
              <CourseIcon productId={productId} />
              <span>
                <b>{title}</b>
                <small>
                  {[course, text.minutes(estimatedMinutes), homeworkId !== null && text.open]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={s.type}>
                <Tag>{errorType.title}</Tag>
              </span>
              <IconChevronRight aria-hidden="true" />
            </>
          );
          const label = text.begin(title, errorType.title);
          return (
            <li key={exerciseId}>
              {homeworkId === null ? (
                <button
                  type="button"
                  className={s.row}
                  aria-label={label}
                  disabled={take.isPending}
                  onClick={() => take.mutate(exerciseId)}
                >
                  {inside}
                </button>
              ) : (
                <Link className={s.row} aria-label={label} to={taskAddress({ exerciseId, homeworkId })}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
