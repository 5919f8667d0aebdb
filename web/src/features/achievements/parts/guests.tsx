import type { Tree } from '@ordklar/contract';
import { scaled, type Stage, stageOf, tipsOf } from '../tree-shape.ts';

type Place = readonly [x: number, y: number, size: number];
type Guest = Tree['events'][number];

/** Where each event is seen: places of the tree as it stands, the middle of the picture, and its width. */
const PLACES: Record<string, (stage: Stage) => readonly Place[]> = {
  bird: () => [[424, 116, 96]],
  'nest-box': ({ branches }) => [branches === 8 ? [236, 358, 92] : [222, 292, 92]],
  blossom: () => [
    [290, 128, 46],
    [356, 150, 40],
    [214, 186, 44],
    [430, 218, 46],
    [250, 262, 40],
    [186, 300, 44],
    [452, 296, 40],
  ],
  apples: () => [
    [262, 226, 42],
    [344, 208, 40],
    [392, 180, 42],
    [168, 250, 40],
    [468, 250, 42],
    [204, 342, 40],
    [462, 336, 42],
  ],
  swing: ({ branches }) => [branches === 8 ? [404, 354, 96] : [418, 296, 96]],
  owl: () => [[321, 214, 74]],
  lanterns: (stage) => tipsOf(stage).map(([x, y]): Place => [x, y + 22, 46]),
};

/** What stays on the ground or in the air, at every height of the tree. */
const AROUND: Record<string, Place> = {
  squirrel: [496, 424, 84],
  hedgehog: [196, 436, 66],
  butterfly: [132, 112, 78],
};

/** The pictures of what has happened, each in its place. The first leaves are their own picture. */
export function Guests({ events, leaves }: { events: readonly Guest[]; leaves: number }) {
  const stage = stageOf(leaves);
  const placesOf = (event: string): readonly Place[] => {
    const around = AROUND[event];
    if (around) return [stage ? around : [420, 340, 70]];
    if (!stage) return [];
    return (PLACES[event]?.(stage) ?? []).map(([x, y, size]): Place => [...scaled([x, y], stage.scale), size]);
  };
  return events
    .filter(({ earned }) => earned !== null)
    .flatMap(({ event, images }) =>
      placesOf(event).map(([x, y, size]) => (
        <image
          key={`${event} ${x} ${y}`}
          href={images['3x']}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
        />
      )),
    );
}
