import type { Practice } from '@ordklar/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TriedEnd } from '../parts/end/tried-end.tsx';
import { playerText } from '../player.text.ts';
import { TestScore } from './test-score.tsx';
import { TestView } from './test-view.tsx';
import { tryTestBackend } from './test-backend.ts';

/** A test as a pupil meets it, for a teacher who wants to try it; nothing is saved. */
export function TryTest({ practice, exit, onAgain }: { practice: Practice; exit: string; onAgain: () => void }) {
  const [backend] = useState(() => tryTestBackend(practice));
  return (
    <TestView
      paper={backend.first}
      backend={backend}
      exit={exit}
      end={({ ending, finish }) => (
        <TriedEnd exit={exit} onAgain={onAgain}>
          {ending.state === 'done' && ending.result && <TestScore result={ending.result} />}
          {ending.state === 'waiting' && (
            <p role="alert">
              {playerText.failed} <Button onClick={finish}>{playerText.done.retry}</Button>
            </p>
          )}
        </TriedEnd>
      )}
    />
  );
}
