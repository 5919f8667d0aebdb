import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const forstavelser = exerciseGroup({ productId: 'grst', level: 5, category: 'forstavelser' }, [
  {
    number: 1,
    title: 'Små led, der vender ordet om',
    summary: 'Brug forstavelser, der ændrer ordets betydning.',
    instruction: 'Sæt den rigtige forstavelse foran ordet. Det skrives i ét ord.',
    trains: ['misspelling'],
    items: [
      gaps(
        'Det er ikke høfligt at bøvse. Det er [uhøfligt](det modsatte af »høfligt«).',
        'Foran »høfligt« sætter man »u-«.',
      ),
      gaps('Koden er [ukendt](det modsatte af »kendt«) for alle andre end mig.', 'Foran »kendt« sætter man »u-«.'),
      gaps('Det er [umuligt](det modsatte af »muligt«) at nyse med åbne øjne.', 'Foran »muligt« sætter man »u-«.'),
      lists('Jeg {misforstod|mistforstod} opgaven og tegnede en hest.', 'Forstavelsen er »mis-«.'),
      lists('Hun er altid lidt {utålmodig|otålmodig} før jul.', 'Forstavelsen er »u-«.'),
      lists('De {mistænker|misttænker} naboens kat.', '»Mistænke« har kun ét t.'),
      lists('Vi {opdagede|obdagede} en hule bag vandfaldet.', 'Forstavelsen er »op-« med p.'),
      lists('Min søster {undersøger|undesøger} insekter med en lup.', 'Forstavelsen er »under-«.'),
      choice(
        'Hvad betyder »uvejr«?',
        'dårligt vejr',
        ['slet intet vejr', 'godt vejr'],
        '»U-« kan også betyde, at noget er dårligt.',
      ),
      sort(
        { 'u-': ['__rolig', '__sund'], 'mis-': ['__forstå', '__unde'] },
        'Ordene er »urolig«, »usund«, »misforstå« og »misunde«.',
        'Hvilken forstavelse passer til ordet?',
      ),
    ],
  },
]);
