import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { LateScore } from '../parts/end/late-score.tsx';
import { PlayerView } from '../parts/player-view.tsx';
import { playerText } from '../player.text.ts';
import { TriedEnd } from '../parts/end/tried-end.tsx';
import { TryTest } from '../test/try-test.tsx';
import { tryBackend } from '../player-backend.ts';

const exerciseItemsQuery = (exerciseId: number) =>
  queryOptions({
    queryKey: ['exercises', 'items', exerciseId],
    queryFn: ({ signal }) => client.exerciseItems({ params: { id: exerciseId }, signal }),
  });

/** An exercise as a pupil meets it, for a teacher who wants to try it; nothing is saved. */
export function TryPlayer({ exerciseId, exit }: { exerciseId: number; exit: string }) {
  const { data, isError, refetch } = useQuery(exerciseItemsQuery(exerciseId));
  const [backend] = useState(() => tryBackend(exerciseId));
  const [round, setRound] = useState(1);
  if (isError) return <ErrorState message={playerText.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={5} label={playerText.loading} />;
  const again = () => setRound((before) => before + 1);
  if (data.steps) return <TryTest key={round} practice={data} exit={exit} onAgain={again} />;
  return (
    <PlayerView
      key={round}
      practice={data}
      backend={backend}
      exit={exit}
      end={({ given }) => (
        <TriedEnd exit={exit} onAgain={again}>
          <LateScore practice={data} given={given} result={null} />
        </TriedEnd>
      )}
    />
  );
}
