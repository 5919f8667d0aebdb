import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 4, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Ord fra andre lande',
    summary: 'Stav almindelige ord, der kommer udefra.',
    instruction: 'Nogle ord kommer fra andre sprog og staves på deres egen måde. Se godt på dem.',
    trains: ['misspelling'],
    items: [
      lists('Min {computer|komputer} er gået i stå igen.', '»Computer« kommer fra engelsk og staves med c.'),
      lists('Vi så klovnen i {cirkus|sirkus}.', '»Cirkus« staves med c.'),
      lists('Må jeg få varm {chokolade|sjokolade} med flødeskum?', '»Chokolade« begynder med »ch«.'),
      lists('Min onkel spiller {saxofon|saksofon} i et band.', '»Saxofon« staves med x.'),
      lists('{Chaufføren|Schoførren} kørte forkert to gange.', '»Chauffør« kommer fra fransk.'),
      lists('Vi bestilte tre {pizzaer|pizaer}.', '»Pizza« kommer fra italiensk og har to z’er.'),
      dictate('Far vandt en [medalje] i dart.', '»Medalje« staves med »lj«.'),
      dictate('Kan man se en [giraf] fra vejen?', '»Giraf« ender på ét f.'),
      choice('Hvilket ord er stavet rigtigt?', 'garage', ['garasje', 'garrage'], '»Garage« staves med g to gange.'),
      sort(
        { c: ['_itron', '_ykel'], s: ['_ilke', '_ukker'], z: ['_oo', '_ebra'] },
        'Det er citron, cykel, silke, sukker, zoo og zebra.',
        'Hvilket bogstav mangler forrest?',
      ),
    ],
  },
]);
