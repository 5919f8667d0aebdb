import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Score } from '../parts/score.tsx';
import { PlayerView } from '../parts/player-view.tsx';
import { playerText } from '../player.text.ts';
import { tryWay } from '../way.ts';

const text = playerText.tried;

const exerciseItemsQuery = (exerciseId: number) =>
  queryOptions({
    queryKey: ['exercises', 'items', exerciseId],
    queryFn: ({ signal }) => client.exerciseItems({ params: { id: exerciseId }, signal }),
  });

/** An exercise as a pupil meets it, for a teacher who wants to try it; nothing is saved. */
export function TryPlayer({ exerciseId, exit }: { exerciseId: number; exit: string }) {
  const { data, isError, refetch } = useQuery(exerciseItemsQuery(exerciseId));
  const [way] = useState(() => tryWay(exerciseId));
  const [round, setRound] = useState(1);
  if (isError) return <ErrorState message={playerText.failed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={5} label={playerText.loading} />;
  return (
    <PlayerView
      key={round}
      practice={data}
      way={way}
      exit={exit}
      end={({ given }) => (
        <main className="pl-finish" id="indhold">
          <h1>{text.title}</h1>
          <p className="pl-lead">{text.help}</p>
          <Score given={given} result={null} />
          <p className="pl-ways">
            <Button look="primary" large onClick={() => setRound((before) => before + 1)}>
              {text.again}
            </Button>
            <Link className={buttonClass('line', true)} to={exit}>
              {text.back}
            </Link>
          </p>
        </main>
      )}
    />
  );
}
