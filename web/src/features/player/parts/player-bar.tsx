import type { Practice } from '@ordklar/contract';
import { Link } from 'react-router';
import { iconButtonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconX } from '../../../ui/icons.ts';
import type { StepState } from '../course-of-play.ts';
import { OwnThemeDrawing } from '../../../ui/theme-drawing.tsx';
import { playerText as text } from '../player.text.ts';
import s from '../player.module.css';

/** Way out, and what one does. */
export function BarStart({
  practice,
  exit = '/lektier',
}: {
  practice: Pick<Practice, 'title' | 'productId'>;
  /** Where the cross leads. */
  exit?: string;
}) {
  return (
    <div className={s.barLeft}>
      <Link
        className={iconButtonClass()}
        to={exit}
        aria-label={exit === '/lektier' ? text.close : text.leave}
        title={exit === '/lektier' ? text.close : text.leave}
      >
        <IconX aria-hidden="true" />
      </Link>
      <CourseIcon className={s.course} productId={practice.productId} />
      <h1>{practice.title}</h1>
    </div>
  );
}

/** Way out, what one does, and how far one has come. */
export function PlayerBar({
  practice,
  steps,
  now,
  exit,
}: {
  practice: Practice;
  steps: StepState[];
  now: number | null;
  /** Where the cross leads. */
  exit?: string;
}) {
  const count = (state: StepState) => steps.filter((one) => one === state).length;
  return (
    <header className={s.bar}>
      <BarStart practice={practice} {...(exit && { exit })} />
      <div className={s.steps}>
        <span className="sr">
          {now !== null && `${text.step(now, steps.length)}. `}
          {text.stepsSoFar(count('right'), count('wrong'))}
        </span>
        {steps.map((state, index) => (
          <i
            key={index}
            className={classNames(
              state === 'right' && s.isRight,
              state === 'wrong' && s.isWrong,
              state === 'waiting' && s.isWaiting,
              index + 1 === now && s.isNow,
            )}
            aria-hidden="true"
          />
        ))}
        {now !== null && (
          <b aria-hidden="true">
            {now} / {steps.length}
          </b>
        )}
      </div>
      <OwnThemeDrawing className={s.event} />
    </header>
  );
}
