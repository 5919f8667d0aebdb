import type { ReactNode } from 'react';
import styles from './drawings.module.css';
/* Papirklip: flat scissor-cut shapes, no outlines, no faces. */

/** A beech leaf that grows from (0, 0) upwards, `size` tall; the leaf of the logo, the branch and the tree. */
export function Leaf({ x, y, turn, size, color }: { x: number; y: number; turn: number; size: number; color: string }) {
  const s = size / 100;
  const vein = [25, 42, 59].map((at, row) => {
    const reach = [23.8, 21.2, 18.7][row] ?? 18;
    return `M0 ${-at * s}L${-reach * s} ${-(at + 17) * s}M0 ${-at * s}L${reach * s} ${-(at + 17) * s}`;
  });
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M0 0C${-45 * s} ${-22 * s} ${-36 * s} ${-72 * s} 0 ${-100 * s}C${39 * s} ${-68 * s} ${44 * s} ${-20 * s} 0 0Z`}
        fill={color}
      />
      <path
        d={`M0 ${-4 * s}V${-86 * s}${vein.join('')}`}
        stroke="var(--cut-paper)"
        strokeWidth={2.8 * s}
        strokeLinecap="round"
        fill="none"
        opacity=".75"
      />
    </g>
  );
}

const GREENS = ['var(--cut-leaf)', 'var(--cut-spruce)', 'var(--cut-leaf-2)'] as const;

/** x, y, turn and size of the leaves on the branch. */
const BRANCH = [
  [40, 300, -62, 70],
  [70, 262, 38, 78],
  [104, 222, -58, 84],
  [128, 190, 44, 82],
  [168, 150, -46, 90],
  [196, 122, 62, 80],
  [236, 92, -24, 84],
  [262, 74, 84, 74],
  [318, 52, 66, 86],
] as const;

/** The branch beside the first sheet of the front page. */
export function Branch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-40 -50 460 420" aria-hidden="true">
      <path
        d="M6 352C52 284 96 232 150 172S262 70 322 50"
        fill="none"
        stroke="var(--cut-trunk)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {BRANCH.map(([x, y, turn, size], index) => (
        <g key={x} className={styles.branchLeaf} style={{ '--n': index, transformOrigin: `${x}px ${y}px` } as object}>
          <Leaf x={x} y={y} turn={turn} size={size} color={GREENS[index % 3] ?? GREENS[0]} />
        </g>
      ))}
    </svg>
  );
}

/** What lies on the desk where a list has nothing, or a thing is sent: `children` on a piece of ground, 200 by 120. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 120" aria-hidden="true">
      <path d="M18 104c40-9 124-10 164-1-38 9-122 11-164 1z" fill="var(--cut-sand)" />
      {children}
    </svg>
  );
}

/** Three leaves on the desk: nothing here yet. */
export function RestingLeaf() {
  return (
    <Drawing>
      <Leaf x={64} y={100} turn={-58} size={56} color="var(--cut-leaf)" />
      <Leaf x={100} y={98} turn={6} size={78} color="var(--cut-spruce)" />
      <Leaf x={126} y={101} turn={62} size={60} color="var(--cut-leaf-2)" />
    </Drawing>
  );
}

/** A sheet of paper that has slid off the desk. */
export function FallenPaper() {
  return (
    <Drawing>
      <path d="M58 34l74-12 20 72-78 9z" fill="var(--cut-paper)" />
      <path d="M132 22l20 72-12 1.500z" fill="var(--cut-ghost)" />
      <path d="M74 48l44-7M78 62l48-7M82 76l30-4" stroke="var(--cut-ghost)" strokeWidth="5" strokeLinecap="round" />
      <path d="M80 90c4-5 8-5 11-1s7 4 11 0 7-4 10-1" fill="none" stroke="var(--cut-brick)" strokeWidth="4" />
    </Drawing>
  );
}
