import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsordOgTider = exerciseGroup({ productId: 'grdf', level: 13, category: 'udsagnsord-og-tider' }, [
  {
    number: 1,
    version: 2,
    title: 'Har eller er, gjort eller gjorde',
    summary: 'Vælg den rigtige tid i en fortælling om et liv i to lande.',
    instruction: 'Læs sætningen. Hvilken tid passer?',
    trains: ['tense', 'participle'],
    items: [
      gaps('Jeg har [boet](bo) i Danmark i fire år.', 'Har + boet: det gælder stadig.'),
      gaps('Min bror er [flyttet](flytte) til Herning.', 'Er + flyttet: han bor der nu.'),
      gaps('Har du nogensinde [spist](spise) rødgrød med fløde?', 'Har + spist.'),
      gaps('I 2019 [begyndte](begynde) jeg at lære dansk.', 'Et bestemt tidspunkt: datid.'),
      gaps('De havde allerede [solgt](sælge) huset, da vi ringede.', 'Førdatid: »havde solgt«.'),
      lists(
        'Jeg {har kendt|kendte|kender til} hende, siden vi var børn, og vi ses stadig.',
        'Siden + stadig: førnutid.',
      ),
      lists('For ti år siden {arbejdede|har arbejdet|arbejder} han som pilot.', 'For ti år siden: datid.'),
      lists('Vi {er kommet|har kommet} for at hente en sofa.', 'Komme får »er« i førnutid.'),
      lists('Hun {er gået|har gået} hjem, så du må ringe i morgen.', 'Hun er ikke her mere: »er gået«.'),
    ],
  },
]);
