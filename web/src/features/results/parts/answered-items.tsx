import type { PlayableItem, Practice } from '@ordklar/contract';
import { spokenLanguage, taskOf } from '@ordklar/exercise-kinds/play';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconEye, IconEyeOff } from '../../../ui/icons.ts';
import { testText } from '../test-results.text.ts';
import { AnsweredItem, AnswerSign } from '../../item-kinds/index.ts';
import s from './answered-items.module.css';
import resultsStyle from '../results.module.css';
import testResults from '../test-results.module.css';

const text = testText.body;

/** The number of the part that the address points at (ANS-11); 0 where it points at none. */
const stepOf = (hash: string): number => Number(/^#step(\d+)$/.exec(hash)?.[1] ?? 0);

/** What was answered, of a test part by part. Hidden at first in a spelling test (ANS-13), unless the address points at a part. */
export function AnsweredItems({ work, isHiddenAtFirst }: { work: Practice; isHiddenAtFirst: boolean }) {
  const { hash } = useLocation();
  const step = stepOf(hash);
  // what was chosen counts until the address points at another part
  const [chosen, setChosen] = useState<{ isShown: boolean; hash: string } | null>(null);
  const isShown = chosen?.hash === hash ? chosen.isShown : !isHiddenAtFirst || step > 0;
  useEffect(() => {
    if (!isShown || step === 0) return;
    const part = document.getElementById(`step${step}`);
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [isShown, step]);
  let from = 0;
  return (
    <section className={classNames(resultsStyle.versions, !isShown && 'no-print')} aria-labelledby="answers-h">
      <div className={s.answersHead}>
        <h2 id="answers-h">{text.heading}</h2>
        <Button
          look="quiet"
          className="no-print"
          aria-expanded={isShown}
          icon={isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          onClick={() => setChosen({ isShown: !isShown, hash })}
        >
          {isShown ? text.hide : text.show}
        </Button>
      </div>
      {isShown && !work.steps && (
        <>
          <p className={s.task}>{work.instruction}</p>
          <Items work={work} from={0} to={work.items.length} label="answers-h" />
        </>
      )}
      {isShown &&
        work.steps?.map((part, index) => {
          const first = from;
          from += part.items;
          return (
            <div key={index} className={testResults.part}>
              <h3 id={`step${index + 1}`} tabIndex={-1}>
                {index + 1}. {part.title}
              </h3>
              <p className={s.task}>{part.intro}</p>
              <Items work={work} from={first} to={from} label={`step${index + 1}`} />
            </div>
          );
        })}
    </section>
  );
}

/** The items from one place to another, from 0; each with its own task where that is not the one before it. */
function Items({ work, from, to, label }: { work: Practice; from: number; to: number; label: string }) {
  return (
    <ol className={s.items} aria-labelledby={label}>
      {work.items.slice(from, to).map((item, index) => {
        const task = taskOf(item);
        const previous = work.items[from + index - 1];
        const isNews = task !== null && task !== work.instruction && !(previous && task === taskOf(previous));
        const answers = work.answers.filter((one) => one.item === from + index + 1);
        return (
          <li key={index}>
            {isNews && <p className={s.task}>{task}</p>}
            <Item item={item} language={work.language} number={index + 1} answers={answers} />
          </li>
        );
      })}
    </ol>
  );
}

/** One item: how the first answer went, which is the one that counts, and whether the second was right. */
function Item({
  item,
  language,
  number,
  answers,
}: {
  item: PlayableItem;
  language: Practice['language'];
  number: number;
  answers: Practice['answers'];
}) {
  const first = answers.find(({ round }) => round === 1);
  const again = answers.find(({ round }) => round === 2)?.feedback.grade;
  if (!first) return null;
  const { right, of } = first.feedback.grade;
  return (
    <div
      className={classNames(
        s.item,
        (of === 1 || item.kind === 'order') && s.isSingle,
        item.kind === 'read-and-answer' && s.isLong,
      )}
    >
      <p className={s.number}>
        {number}
        <AnswerSign className={s.sign} isRight={right === of} />
      </p>
      <div>
        <div lang={spokenLanguage(item, language)}>
          <AnsweredItem item={item} answer={first.answer} feedback={first.feedback} />
        </div>
        {right < of && first.feedback.because !== null && <p className={s.reason}>{first.feedback.because}</p>}
        {again && <p className={s.reason}>{again.right === again.of ? text.again.right : text.again.wrong}</p>}
      </div>
      {of > 1 && <p className={s.points}>{text.points(right, of)}</p>}
    </div>
  );
}
