import type { ComponentProps } from 'react';
import { LoadingRows } from '../../../../ui/states.tsx';
import { useLoaded } from '../../../../ui/use-loaded.ts';
import { playerText as text } from '../../player.text.ts';

const loadScore = () => import('./score.tsx');
type Props = ComponentProps<Awaited<ReturnType<typeof loadScore>>['Score']>;

/** How it went, loaded when it is first shown: that is when an exercise is over, and whoever begins need not wait for it. */
export function LateScore(props: Props) {
  const loaded = useLoaded(loadScore, true);
  return loaded ? <loaded.Score {...props} /> : <LoadingRows rows={3} label={text.loading} />;
}
