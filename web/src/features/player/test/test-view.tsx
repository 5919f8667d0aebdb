import type { TestPaper } from '@ordklar/contract';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { playerText } from '../player.text.ts';
import { StepStart } from './step-start.tsx';
import { StepTurn } from './step-turn.tsx';
import { TestBar } from './test-bar.tsx';
import type { TestBackend } from './test-backend.ts';
import { type TestTaking, useTest } from './use-test.ts';
import s from '../player.module.css';

/** A test in the whole window: a page that begins each part, its items, and what comes at its end. */
export function TestView({
  paper,
  backend,
  end,
  exit,
}: {
  paper: TestPaper;
  backend: TestBackend;
  end: (test: TestTaking) => ReactNode;
  /** Where the cross leads; the pupil's tasks by default. */
  exit?: string;
}) {
  const test = useTest(paper, backend);
  const navigate = useNavigate();
  useTitle(paper.title);
  const { next } = test;
  useEffect(() => {
    if (next >= 0) void navigate(backend.address(next + 1), { replace: true, preventScrollReset: true });
  }, [next, navigate, backend]);
  return (
    <div className={s.pl}>
      <a className="skip" href="#indhold">
        {playerText.toTask}
      </a>
      <TestBar test={test} {...(exit && { exit })} />
      {test.isOver ? (
        end(test)
      ) : test.running < 0 ? (
        <StepStart paper={test.paper} step={next} busy={test.busy} onBegin={() => void test.begin()} />
      ) : (
        <StepTurn key={test.running} test={test} backend={backend} />
      )}
    </div>
  );
}
