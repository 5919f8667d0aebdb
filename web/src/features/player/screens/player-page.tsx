import type { Practice } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useCurrentUser } from '../../accounts/index.ts';
import { resultAddress } from '../../results/index.ts';
import { AnswersView } from '../parts/answers-view.tsx';
import { Finish } from '../parts/end/finish.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { LateScore } from '../parts/end/late-score.tsx';
import { PlayerView } from '../parts/player-view.tsx';
import { practiceQuery } from '../player.queries.ts';
import { playerText } from '../player.text.ts';
import { homeworkBackend } from '../player-backend.ts';

/** /exercise/page/{exerciseId}/{page}?homeworkId=: an exercise made of items, one page per item (PD-11). */
export default function PlayerPage({ homeworkId }: { homeworkId: number }) {
  const { isTeacher } = useCurrentUser();
  const { data, error, refetch } = useQuery(practiceQuery(homeworkId));
  if (data && isTeacher && data.isHandedIn)
    return <Navigate to={resultAddress({ homeworkId, kind: 'items' })} replace />;
  if (data) return isTeacher ? <AnswersView practice={data} /> : <Playing practice={data} homeworkId={homeworkId} />;
  return <NotLoaded error={error} onRetry={() => void refetch()} />;
}

function Playing({ practice, homeworkId }: { practice: Practice; homeworkId: number }) {
  const cache = useQueryClient();
  const { id: userId } = useCurrentUser();
  const [backend] = useState(() => ({
    ...homeworkBackend({ userId, exerciseId: practice.exerciseId, homeworkId }),
    gone: () => void cache.resetQueries(practiceQuery(homeworkId)),
  }));
  return (
    <PlayerView
      practice={practice}
      backend={backend}
      end={(player) => (
        <Finish title={practice.title} ending={player.ending} homeworkId={homeworkId} onRetry={player.finish}>
          {player.ending.state === 'done' && (player.ending.result || practice.isHandedIn) ? (
            <>
              <LateScore practice={practice} given={player.given} result={player.ending.result} />
              <p>
                <Link to={resultAddress({ homeworkId, kind: 'items' })}>{playerText.done.toAnswers}</Link>
              </p>
            </>
          ) : null}
        </Finish>
      )}
    />
  );
}
