import type { TestPaper } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../accounts/index.ts';
import { Finish } from '../parts/end/finish.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { resultAddress } from '../../results/index.ts';
import { testQuery } from '../player.queries.ts';
import { playerText as text } from '../player.text.ts';
import { TestScore } from '../test/test-score.tsx';
import { TestView } from '../test/test-view.tsx';
import { homeworkTestBackend } from '../test/test-backend.ts';

/** /exercise/page/{exerciseId}/{page}?homeworkId=: a pupil takes a test, one page for each of its parts. */
export default function TestPage({ homeworkId }: { homeworkId: number }) {
  const { data, error, refetch } = useQuery(testQuery(homeworkId));
  if (data) return <Taking paper={data} homeworkId={homeworkId} />;
  return <NotLoaded error={error} onRetry={() => void refetch()} />;
}

function Taking({ paper, homeworkId }: { paper: TestPaper; homeworkId: number }) {
  const cache = useQueryClient();
  const { id: userId } = useCurrentUser();
  const [backend] = useState(() => ({
    ...homeworkTestBackend({ userId, exerciseId: paper.exerciseId, homeworkId }),
    gone: () => void cache.resetQueries(testQuery(homeworkId)),
  }));
  return (
    <TestView
      paper={paper}
      backend={backend}
      end={({ ending, finish }) => (
        <Finish title={paper.title} ending={ending} homeworkId={homeworkId} onRetry={finish}>
          {ending.state === 'done' && ending.result ? (
            <>
              <TestScore result={ending.result} />
              <p>
                <Link to={resultAddress({ homeworkId, kind: 'test' })}>{text.test.toResult}</Link>
              </p>
            </>
          ) : null}
        </Finish>
      )}
    />
  );
}
