import type { OwnDevelopment } from '@ordklar/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconClock } from '../../../ui/icons.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { resultAddress } from '../task-words.ts';
import { developmentText } from './development.text.ts';
import { tenthsOf } from './model.ts';
import s from './own-tests.module.css';

const text = developmentText.tests;

function Score({ correct, of }: { correct: number; of: number }) {
  const tenths = tenthsOf({ correct, of });
  return (
    <div className={s.score}>
      <span className={s.tiles} role="img" aria-label={text.tiles(tenths)}>
        {Array.from({ length: 10 }, (_, n) => (
          <i key={n} data-full={n < tenths || undefined} />
        ))}
      </span>
      <b>{text.right(correct, of)}</b>
    </div>
  );
}

/** 'Mine prøver': right answers in tenths; a hidden result is a sentence, never a blank. */
export function OwnTests({ tests }: { tests: OwnDevelopment['tests'] }) {
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="tests-h">
      <RuledHead id="tests-h" title={text.title} large />
      <ul className={s.list}>
        {tests.map(({ homeworkId, title, productId, completed, result, isHidden, teacherName }) => (
          <li key={homeworkId} className={s.row}>
            <CourseIcon productId={productId} className={s.icon} />
            <div>
              <h3>{title}</h3>
              <p>
                <DateText at={completed} />
              </p>
            </div>
            {isHidden ? (
              <p className={s.hidden}>
                <IconClock aria-hidden="true" />
                {text.hidden(teacherName)}
              </p>
            ) : (
              result && <Score correct={result.correct} of={result.of} />
            )}
            {!isHidden && (
              <Link
                className={buttonClass('line')}
                to={resultAddress({ homeworkId, kind: 'test' })}
                state={{ title }}
                aria-label={text.seeOf(title)}
              >
                {text.see}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
