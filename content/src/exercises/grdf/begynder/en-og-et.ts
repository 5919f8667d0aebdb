import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const enOgEt = exerciseGroup({ productId: 'grdf', level: 11, category: 'en-og-et' }, [
  {
    number: 1,
    version: 2,
    title: 'Min og mit på kontoret',
    summary: 'Vælg min eller mit, din eller dit.',
    instruction: 'En-ord får min og din. Et-ord får mit og dit.',
    trains: ['gender'],
    items: [
      lists('Hvor er {min|mit} telefon?', 'En telefon: »min«.'),
      lists('Det er {mit|min} skrivebord.', 'Et skrivebord: »mit«.'),
      lists('Er det {din|dit} kuglepen?', 'En kuglepen: »din«.'),
      lists('Hvad er {dit|din} efternavn?', 'Et efternavn: »dit«.'),
      lists('{Min|Mit} chef kommer fra Horsens.', 'En chef: min.'),
      lists('Jeg har glemt {mit|min} adgangskort.', 'Et kort: »mit«.'),
      lists('Må jeg se {dit|din} pas?', 'Et pas: »dit«.'),
      lists('{Min|Mit} cykel står i regnen.', 'En cykel: min.'),
      sort(
        { en: ['skærm', 'dør', 'taske'], et: ['vindue', 'bord', 'kontor'] },
        'En skærm, en dør, en taske, men et vindue, et bord, et kontor.',
        'Er det en eller et?',
      ),
    ],
  },
]);
