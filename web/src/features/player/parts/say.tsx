import type { ItemFeedback, PlayableItem } from '@ordklar/contract';
import { differingIn } from '@ordklar/exercise-kinds/play';
import { playerText as text } from '../player.text.ts';
import { Difference } from './difference.tsx';
import s from '../player.module.css';

/** A paper disc with a tick or a cross. */
function Disc({ isRight }: { isRight: boolean }) {
  return (
    <svg className={s.disc} viewBox="0 0 52 52" aria-hidden="true">
      <path d="M25 3c14-1 24 8 24 22S39 49 26 49 3 40 3 26 11 4 25 3z" fill={isRight ? 'var(--good)' : 'var(--bad)'} />
      <path
        d={isRight ? 'M15 27l8 8 15-17' : 'M18 18l16 16M34 18L18 34'}
        stroke="var(--sheet)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}

/** How an answer went: in words, what differs, and why. */
export function Say({ item, feedback }: { item: PlayableItem; feedback: ItemFeedback }) {
  const { right, of } = feedback.grade;
  const isRight = right === of;
  const differing = differingIn(item, feedback);
  return (
    <div className={s.sayWords}>
      <Disc isRight={isRight} />
      <div>
        <h2>{isRight ? text.right : right > 0 ? text.nearly(right, of) : text.wrong}</h2>
        {feedback.because !== null && <p>{feedback.because}</p>}
        {item.kind === 'read-and-answer' && !isRight && <p>{text.seeQuestions}</p>}
        {differing.length > 0 && (
          <ul className={s.diffs}>
            {differing.map(({ given, right: wanted }, index) => (
              <li key={index}>
                <Difference given={given} right={wanted} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
