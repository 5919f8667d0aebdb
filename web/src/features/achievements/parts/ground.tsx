import { Leaf } from '../../../ui/drawings.tsx';
import { LEAF_COLORS, type Season } from '../season.ts';

const HILL = 'M70 462c150-22 350-22 500 0';

/** x, y, turn and size of what lies or grows on the hill, away from the trunk. */
const LYING = [
  [118, 456, 74, 30],
  [176, 452, -68, 26],
  [232, 451, 96, 30],
  [396, 449, -84, 28],
  [524, 455, -72, 30],
  [546, 458, 62, 24],
] as const;

function Anemone({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0v${-size}`} stroke="var(--cut-leaf)" strokeWidth="2.6" strokeLinecap="round" />
      <g transform={`translate(0 ${-size})`}>
        {[-72, -36, 0, 36, 72].map((turn) => (
          <path
            key={turn}
            d="M0 0c-5-4-5-10 0-13 5 3 5 9 0 13z"
            fill="var(--cut-paper)"
            stroke="var(--cut-leaf-2)"
            strokeWidth=".8"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="2.600" fill="var(--cut-apricot)" />
      </g>
    </g>
  );
}

const DRAWN: Record<Season, () => React.ReactNode> = {
  spring: () => LYING.map(([x, y, , size]) => <Anemone key={x} x={x} y={y + 2} size={size * 0.6} />),
  summer: () =>
    LYING.map(([x, y, , size]) => (
      <path
        key={x}
        d={`M${x - 8} ${y + 4}q-2 ${-size * 0.5} -7 ${-size * 0.7}M${x} ${y + 4}q0 ${-size * 0.6} 2 ${-size}M${x + 8} ${y + 4}q2 ${-size * 0.5} 9 ${-size * 0.6}`}
        fill="none"
        stroke="var(--cut-leaf-2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    )),
  autumn: () =>
    LYING.map(([x, y, turn, size], index) => (
      <Leaf key={x} x={x} y={y} turn={turn} size={size} color={LEAF_COLORS.autumn[index % 5] ?? 'var(--cut-apricot)'} />
    )),
  winter: () => (
    <path
      d="M64 462c40-20 104-14 150-24 60-12 128-14 206-2 56 8 110 4 156 26-150-20-362-20-512 0z"
      fill="var(--cut-paper)"
      stroke="var(--cut-sky)"
      strokeWidth="1.500"
    />
  ),
};

/** The hill that the tree stands on, as it is in the season. */
export function Ground({ season }: { season: Season }) {
  return (
    <>
      <path d={HILL} fill="none" stroke="var(--cut-sand)" strokeWidth="18" strokeLinecap="round" />
      {DRAWN[season]()}
    </>
  );
}
