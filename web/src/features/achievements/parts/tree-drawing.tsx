import type { Tree } from '@ordklar/contract';
import { Leaf } from '../../../ui/drawings.tsx';
import { LEAF_COLORS, type Season, seasonOf } from '../season.ts';
import { branchPaths, FOOT, leafPlaces, MOST_LEAVES, type Stage, stageOf } from '../tree-shape.ts';
import { Ground } from './ground.tsx';
import { Guests } from './guests.tsx';
import s from '../achievements.module.css';

const TRUNK = 'M300 462c8-60 10-130 14-240h12c4 110 8 180 18 240-14 5-30 5-44 0z';
/** No more places for leaves to come are shown. */
const MOST_TO_COME = 20;

function Wood({ stage, season }: { stage: Stage; season: Season }) {
  const paths = branchPaths(stage);
  return (
    <g fill="none" strokeLinecap="round">
      <path d={TRUNK} fill="var(--cut-trunk)" />
      {paths.map((path, index) => (
        <path key={path} d={path} stroke="var(--cut-trunk)" strokeWidth={index < paths.length - 4 ? 7 : 6} />
      ))}
      {season === 'winter' &&
        paths.map((path) => (
          <path
            key={path}
            d={path}
            transform="translate(0 -3.500)"
            pathLength="100"
            strokeDasharray="18 9 26 12"
            strokeDashoffset="-30"
            stroke="var(--cut-paper)"
            strokeWidth="4.500"
          />
        ))}
    </g>
  );
}

function Leaves({ leaves, goal, season }: { leaves: number; goal: number; season: Season }) {
  const colors = LEAF_COLORS[season];
  const places = leafPlaces(leaves);
  const toCome = Math.min(goal, leaves + MOST_TO_COME, MOST_LEAVES);
  return places.slice(0, Math.max(leaves, toCome)).map(({ x, y, turn, size }, index) =>
    index < leaves ? (
      <g key={index} className={s.leaf} style={{ '--n': index, transformOrigin: `${x}px ${y}px` } as object}>
        <Leaf x={x} y={y} turn={turn} size={size} color={colors[(index * 7 + (index >> 3)) % colors.length] ?? ''} />
      </g>
    ) : (
      <path
        key={index}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 46})`}
        d="M0 0C-18.9 -9.2 -15.1 -30.2 0 -42C16.4 -28.6 18.5 -8.4 0 0Z"
        fill="none"
        stroke="var(--cut-ghost)"
        strokeWidth="1.6"
        strokeDasharray="3.5 3.5"
      />
    ),
  );
}

/** The pupil's tree: a leaf for each finished task, dashed the ones to come, and what has happened in it. */
export function TreeDrawing({ tree, label, now }: { tree: Tree; label: string; now: number }) {
  const { leaves, next, events } = tree;
  const stage = stageOf(leaves);
  const season = seasonOf(new Date(now).getMonth());
  const shown = <Leaves leaves={leaves} goal={next?.leaves ?? leaves} season={season} />;
  return (
    <svg className={s.tree} viewBox={stage ? '60 16 520 470' : '140 236 360 250'} role="img" aria-label={label}>
      <Ground season={season} />
      {stage ? (
        <g transform={`translate(${FOOT[0]} ${FOOT[1]}) scale(${stage.scale}) translate(${-FOOT[0]} ${-FOOT[1]})`}>
          <Wood stage={stage} season={season} />
          {shown}
        </g>
      ) : (
        <>
          <path
            d="M318 458c4-26 0-56 2-100"
            fill="none"
            stroke={leaves > 0 ? 'var(--cut-leaf)' : 'var(--cut-ghost)'}
            strokeWidth={leaves > 0 ? 5 : 2}
            strokeDasharray={leaves > 0 ? undefined : '4 5'}
            strokeLinecap="round"
          />
          {shown}
        </>
      )}
      <Guests events={events} leaves={leaves} />
    </svg>
  );
}
