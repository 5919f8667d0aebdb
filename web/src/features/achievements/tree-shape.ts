/** How the tree stands in a drawing of 640 × 500: its places, by how many leaves it has. Pure geometry. */

type Point = readonly [x: number, y: number];
/** Where a leaf grows, and how it is turned. */
export interface LeafPlace {
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** The foot of the trunk. */
export const FOOT: Point = [320, 462];

/** From the trunk by a bow to the tip; the lowest first. A young tree has only the last ones. */
const BRANCHES: readonly (readonly [Point, Point, Point])[] = [
  [
    [320, 330],
    [250, 300],
    [150, 318],
  ],
  [
    [320, 330],
    [396, 300],
    [494, 312],
  ],
  [
    [320, 292],
    [244, 250],
    [132, 232],
  ],
  [
    [320, 290],
    [400, 244],
    [512, 222],
  ],
  [
    [320, 250],
    [268, 190],
    [196, 132],
  ],
  [
    [320, 250],
    [372, 188],
    [448, 126],
  ],
  [
    [320, 230],
    [300, 150],
    [280, 70],
  ],
  [
    [320, 230],
    [342, 150],
    [366, 64],
  ],
];

/** How far out on a branch its leaves grow, in the order in which they come out; the later ones fill the gaps. */
const ALONG = [0.46, 0.6, 0.74, 0.87, 1, 0.39, 0.53, 0.67, 0.8, 0.94] as const;

/** Leaves of a tree that cannot hold more. */
export const MOST_LEAVES = BRANCHES.length * ALONG.length;

/** A sprout until there is a bird to carry, then a tree that gets taller and broader. */
const STAGES = [
  { from: 20, branches: 8, scale: 1 },
  { from: 10, branches: 6, scale: 0.86 },
  { from: 5, branches: 4, scale: 0.72 },
] as const;
export type Stage = (typeof STAGES)[number];

/** Null of a sprout. */
export const stageOf = (leaves: number): Stage | null => STAGES.find(({ from }) => leaves >= from) ?? null;

/** A place of the grown tree, in a tree of the stage. */
export const scaled = ([x, y]: Point, scale: number): Point => [
  FOOT[0] + (x - FOOT[0]) * scale,
  FOOT[1] + (y - FOOT[1]) * scale,
];

const branchesOf = (stage: Stage) => BRANCHES.slice(BRANCHES.length - stage.branches);

/** The branches of a grown tree as paths. */
export const branchPaths = (stage: Stage): string[] =>
  branchesOf(stage).map(([from, bow, tip]) => `M${from.join(' ')}Q${bow.join(' ')} ${tip.join(' ')}`);

/** A point of a branch, and which way the branch runs there, in degrees from upwards. */
function onBranch([from, bow, tip]: (typeof BRANCHES)[number], at: number) {
  const mix = (axis: 0 | 1) => (1 - at) ** 2 * from[axis] + 2 * at * (1 - at) * bow[axis] + at ** 2 * tip[axis];
  const run = (axis: 0 | 1) => 2 * (1 - at) * (bow[axis] - from[axis]) + 2 * at * (tip[axis] - bow[axis]);
  return { x: mix(0), y: mix(1), along: (Math.atan2(run(0), -run(1)) * 180) / Math.PI };
}

/** The tips of the branches, where something can hang. */
export const tipsOf = (stage: Stage): Point[] => branchesOf(stage).map(([, , tip]) => tip);

const SPROUT: readonly LeafPlace[] = [
  { x: 320, y: 356, turn: -14, size: 78 },
  { x: 320, y: 396, turn: 62, size: 66 },
  { x: 320, y: 410, turn: -66, size: 62 },
  { x: 320, y: 370, turn: 34, size: 70 },
  { x: 320, y: 384, turn: -44, size: 66 },
];

/** Where each leaf grows, the first one first: from the trunk outwards, one on every branch in turn. */
export function leafPlaces(leaves: number): readonly LeafPlace[] {
  const stage = stageOf(leaves);
  if (!stage) return SPROUT;
  const branches = branchesOf(stage).toReversed();
  return ALONG.flatMap((at, row) =>
    branches.map((branch, index) => {
      const { x, y, along } = onBranch(branch, at);
      const isTip = at === 1;
      const side = (row + index) % 2 === 0 ? 1 : -1;
      return { x, y, turn: along + side * (isTip ? 16 : 52), size: row < 5 ? 52 : 42 };
    }),
  );
}
