import { BarStart } from '../parts/player-bar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { OwnThemeDrawing } from '../../../ui/theme-drawing.tsx';
import { playerText } from '../player.text.ts';
import { TimeLeft } from './time-left.tsx';
import type { TestTaking } from './use-test.ts';
import s from '../player.module.css';

const text = playerText.test;

/** Way out, which part runs, which of its items are answered, and the time that is left. */
export function TestBar({ test, exit }: { test: TestTaking; exit?: string }) {
  const { paper, running, at, answered } = test;
  const left = paper.steps[running]?.secondsLeft ?? null;
  return (
    <header className={s.bar}>
      <BarStart practice={paper} {...(exit && { exit })} />
      {running >= 0 && (
        <div className={s.steps}>
          <span className="sr">
            {text.part(running + 1, paper.steps.length)}.{' '}
            {text.answered(answered.filter(Boolean).length, answered.length)}
          </span>
          {answered.map((is, index) => (
            <i key={index} className={classNames(is && s.isWaiting, index === at && s.isNow)} aria-hidden="true" />
          ))}
          <b aria-hidden="true">
            {at + 1} / {answered.length}
          </b>
          {left !== null && <TimeLeft key={running} seconds={left} onOver={() => void test.end()} />}
        </div>
      )}
      <OwnThemeDrawing className={s.event} />
    </header>
  );
}
