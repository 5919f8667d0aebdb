import type { ItemFeedback, Practice } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { IconEye, IconEyeOff } from '../../../ui/icons.ts';
import { testText } from '../test-results.text.ts';

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
    <div className="rs-versions">
      <h2 id="answers-h">{text.heading}</h2>
      <Button
        aria-expanded={isShown}
        icon={isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        onClick={() => setChosen({ isShown: !isShown, hash })}
      >
        {isShown ? text.hide : text.show}
      </Button>
      {isShown && !work.steps && <Answers work={work} from={0} to={work.items.length} label="answers-h" />}
      {isShown &&
        work.steps?.map((part, index) => {
          const first = from;
          from += part.items;
          return (
            <div key={index} className="rs-part">
              <h3 id={`step${index + 1}`} tabIndex={-1}>
                {index + 1}. {part.title}
              </h3>
              <Answers work={work} from={first} to={from} label={`step${index + 1}`} />
            </div>
          );
        })}
    </div>
  );
}

type PartGrade = ItemFeedback['grade']['parts'][number];

/** The items of a part, from 0, with what was answered to each and what is right. */
function Answers({ work, from, to, label }: { work: Practice; from: number; to: number; label: string }) {
  const rows = work.items.slice(from, to).flatMap((_, index) => {
    const item = from + index + 1;
    const parts: (PartGrade | null)[] = work.answers.find((answer) => answer.item === item)?.feedback.grade.parts ?? [];
    return (parts.length > 0 ? parts : [null]).map((part, at) => ({ item, at, part }));
  });
  return (
    <div className="rs-table" role="region" aria-labelledby={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.answer}</th>
            <th scope="col">{text.right}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, at, part }) => (
            <tr key={`${item}-${at}`}>
              <th scope="row">{item - from}</th>
              <td data-label={text.answer} className={part?.isRight ? 'is-right' : 'is-wrong'}>
                {part === null || part.given === '' ? <em>{text.nothing}</em> : part.given}
                <span className="sr">, {part?.isRight ? text.isRight : text.isWrong}</span>
              </td>
              <td data-label={text.right}>
                {part === null || part.right === '' ? testText.steps.nothing : part.right}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
