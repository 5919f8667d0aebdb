import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 3, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Nogen eller nogle: de første skridt',
    summary: 'Vælg nogle, når der er flere, og nogen i spørgsmål og efter ikke.',
    instruction: 'Kan du sige »et par stykker«, så skriv »nogle«. I spørgsmål og efter »ikke« skriver man »nogen«.',
    trains: ['nogen-nogle'],
    items: [
      lists('Vi fandt {nogle|nogen} skaller på stranden.', 'Der er et par stykker: »nogle«.'),
      lists('Er der {nogen|nogle} hjemme?', 'Det er et spørgsmål: »nogen«.'),
      lists('Jeg har ikke {nogen|nogle} penge.', 'Der står »ikke«: »nogen«.'),
      lists('{Nogle|Nogen} drenge spillede bold i gården.', 'Der er et par stykker: »nogle«.'),
      lists('Har {nogen|nogle} set min ske?', 'Det er et spørgsmål: »nogen«.'),
      lists('Mor købte {nogle|nogen} pærer på torvet.', 'Der er et par stykker: »nogle«.'),
      lists('Der var ikke {nogen|nogle} fisk i søen.', 'Der står »ikke«: »nogen«.'),
      lists('Læreren gav os {nogle|nogen} gode råd.', 'Der er et par stykker: »nogle«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Vi så nogle får på marken.',
        ['Vi så nogen får på marken.'],
        'Der er et par stykker: »nogle«.',
      ),
    ],
  },
]);
