import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { CourseIcon } from '../../../../ui/course-icon.tsx';
import { IconX } from '../../../../ui/icons.ts';
import { useCourses } from '../../../accounts/index.ts';
import { markingText as text } from '../marking.text.ts';
import type { ShownAnswer } from '../use-shown-answer.ts';
import { PupilSwitcher } from './pupil-switcher.tsx';
import s from '../marking-view.module.css';

interface MarkingHeadProps {
  shown: Pick<ShownAnswer, 'answer' | 'name' | 'place'>;
  studentId: number;
  onStudent: (studentId: number) => void;
  onClose: () => void;
  /** What stands at its end. */
  children?: ReactNode;
}

/** The top bar: which task, and whose text of the class. */
export function MarkingHead({ shown, studentId, onStudent, onClose, children }: MarkingHeadProps) {
  const { answer, name, place } = shown;
  const course = useCourses().data?.find(({ productId }) => productId === answer?.productId);
  const facts = answer && [course?.title, answer.level, answer.category].filter(Boolean).join(' · ');
  return (
    <header className={s.top}>
      <a className="skip" href="#tekst">
        {text.skip}
      </a>
      <div className={s.topTask}>
        <IconButton label={text.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
        {answer && <CourseIcon className={s.course} productId={answer.productId} />}
        <div>
          <b>{answer?.title}</b>
          <small>{facts}</small>
        </div>
      </div>
      <h1 className="sr">{answer ? `${name}: ${answer.title}` : name}</h1>
      <PupilSwitcher isInBar name={name} currentId={studentId} place={place} onPupil={onStudent} />
      {children}
    </header>
  );
}
