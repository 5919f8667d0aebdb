import type { OwnDevelopment } from '@ordklar/contract';
import { Better } from './better.tsx';
import { NextStep } from './next-step.tsx';
import { OwnTests } from './own-tests.tsx';
import { TextErrors } from './text-errors.tsx';
import s from './development.module.css';

/** Growth first, then errors and one next step, then tests. Only the pupil's own numbers. */
export function Development({ development }: { development: OwnDevelopment }) {
  const { better, next, tests } = development;
  return (
    <div className={s.parts}>
      <Better better={better} />
      <div className={s.two}>
        <TextErrors development={development} />
        {next && <NextStep next={next} />}
      </div>
      <OwnTests tests={tests} />
    </div>
  );
}
