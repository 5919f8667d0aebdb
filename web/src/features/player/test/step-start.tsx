import type { TestPaper } from '@ordklar/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { playerText } from '../player.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../parts/end/finish.module.css';
import playerStyle from '../player.module.css';
import testStyle from './test.module.css';

const text = playerText.test;

/** The page before a part: what comes, how long it may take, and the button that begins it. */
export function StepStart({
  paper,
  step,
  busy,
  onBegin,
}: {
  paper: TestPaper;
  /** From 0. */
  step: number;
  busy: boolean;
  onBegin: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  const part = paper.steps[step];
  if (!part) return null;
  return (
    <main className={classNames(s.finish, testStyle.start)} id="indhold">
      <p className={testStyle.which}>{text.part(step + 1, paper.steps.length)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {part.title}
      </h2>
      <p className={testStyle.facts}>{text.facts(part)}</p>
      {step === 0 && <p>{paper.instruction}</p>}
      <p>{part.intro}</p>
      <p className={playerStyle.fine}>
        {part.seconds !== null && `${text.clockRuns} `}
        {text.once}
      </p>
      <p className={s.ways}>
        <Button look="primary" large busy={busy} onClick={onBegin}>
          {text.begin}
        </Button>
      </p>
    </main>
  );
}
