import { Leaf } from '../../../ui/drawings.tsx';
import { homeworkText as text } from '../homework.text.ts';
import s from '../homework.module.css';

/** x, y and turn of the twenty leaves, in the order in which they come out: from the trunk upwards. */
const LEAVES = [
  [150, 172, 4],
  [126, 204, -62],
  [176, 206, 58],
  [106, 168, -46],
  [196, 172, 42],
  [136, 136, -20],
  [168, 140, 16],
  [118, 104, -34],
  [182, 100, 28],
  [150, 92, -8],
  [86, 206, -96],
  [216, 208, 94],
  [90, 132, -58],
  [212, 128, 54],
  [70, 172, -78],
  [232, 168, 74],
  [104, 84, -30],
  [196, 80, 26],
  [62, 146, -68],
  [240, 140, 66],
] as const;
/** Where it blossoms when all leaves are out: one flower for every five tasks more. */
const FLOWERS = [
  [150, 60],
  [94, 108],
  [208, 104],
  [64, 196],
  [238, 196],
  [128, 70],
  [176, 64],
  [150, 122],
] as const;
const GREENS = ['var(--cut-leaf)', 'var(--cut-spruce)', 'var(--cut-leaf-2)'] as const;
/** Steps at which the tree is celebrated (PD-25); each doubles from there. */
const FIRST_GOAL = 5;

const goalAfter = (leaves: number): number => {
  let goal = FIRST_GOAL;
  while (goal <= leaves) goal *= 2;
  return goal;
};

/** A tree with a leaf for every finished task; the leaves that are to come are dashed. */
export function GrowingTree({ leaves }: { leaves: number }) {
  const goal = goalAfter(leaves);
  const [before, number, after] = text.tree.grow(goal);
  return (
    <section className={s.tree}>
      <svg viewBox="10 14 280 292" role="img" aria-label={text.tree.label(leaves)}>
        <path
          d="M28 286c60-14 180-15 244-2"
          fill="none"
          stroke="var(--cut-sand)"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <path d="M141 287c3-40 3-78 7-112l2-30 2 30c3 36 4 72 7 112-6 3-12 3-18 0z" fill="var(--cut-trunk)" />
        <g fill="none" stroke="var(--cut-trunk)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M149 246c-14-22-30-34-60-42M152 238c16-22 34-30 64-34" strokeWidth="6.5" />
          <path d="M89 204c-12-14-20-32-26-54M216 204c12-14 19-34 25-58" strokeWidth="5" />
          <path
            d="M150 170V92M149 206c-10-20-20-28-42-38l-16-34M151 200c12-18 26-24 46-30l14-40M151 152c-8-16-16-28-32-46M151 152c8-16 18-30 30-48"
            strokeWidth="4.5"
          />
        </g>
        {LEAVES.map(([x, y, turn], index) =>
          index < leaves ? (
            <Leaf key={index} x={x} y={y} turn={turn} size={46} color={GREENS[index % 3] ?? GREENS[0]} />
          ) : (
            index < Math.max(goal, 10) && (
              <path
                key={index}
                transform={`translate(${x} ${y}) rotate(${turn})`}
                d="M0 0C-18.9 -9.2 -15.1 -30.2 0 -42C16.4 -28.6 18.5 -8.4 0 0Z"
                fill="none"
                stroke="var(--cut-ghost)"
                strokeWidth="1.6"
                strokeDasharray="3.5 3.5"
              />
            )
          ),
        )}
        {FLOWERS.slice(0, Math.max(0, Math.floor((leaves - LEAVES.length) / 5))).map(([x, y]) => (
          <g key={x} fill="var(--cut-apricot)">
            <path
              transform={`translate(${x} ${y})`}
              d="M0-10c6-1 8 4 5 7 5 0 7 6 3 9-3 3-7 1-8-2-1 3-5 5-8 2-4-3-2-9 3-9-3-3-1-8 5-7z"
            />
            <circle cx={x} cy={y} r="2.6" fill="var(--cut-paper)" />
          </g>
        ))}
      </svg>
      <h2>{text.tree.label(leaves)}</h2>
      <p>
        {leaves === 0 ? (
          text.tree.first
        ) : (
          <>
            {before}
            <b>{number}</b>
            {after}
          </>
        )}
      </p>
    </section>
  );
}
