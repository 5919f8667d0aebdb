import { dictate, exerciseGroup } from '../../markup/index.ts';

export const korteOrd = exerciseGroup({ productId: 'grrw', level: 0, category: 'korte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Lyt og skriv to bogstaver',
    summary: 'Skriv ord med to bogstaver.',
    instruction: 'Lyt til ordet. Skriv det.',
    items: [
      dictate('Vi spiser [is].'),
      dictate('Far er [på] vej.'),
      dictate('En [ko] er stor.'),
      dictate('Bo er [ny] her.'),
      dictate('Mor kan [se] dig.'),
      dictate('Vi går [op] nu.'),
      dictate('En [bi] er lille.'),
      dictate('Kan du [sy] en hat?'),
    ],
  },
]);
