import { choice, dictate, exerciseGroup, lists, several } from '../../markup/index.ts';

export const vokaler = exerciseGroup({ productId: 'grst', level: 6, category: 'vokaler' }, [
  {
    number: 1,
    version: 2,
    title: 'Vokaler, der ændrer meningen',
    summary: 'Vælg mellem ord, der ligner hinanden, og find den rigtige vokal.',
    instruction: 'Tænk på, hvad ordet betyder. Vælg eller skriv det, der passer.',
    trains: ['vowel', 'sound-alike'],
    items: [
      lists('Hun har en rød {læbe|løbe} efter kirsebærrene.', 'Læben er på munden. At løbe gør man med benene.'),
      lists('Bonden kørte {læsset|læset} hjem før regnen.', 'Et læs, læsset: med »æ« og to s’er.'),
      lists('Vi skal {lede|lide} efter min hamster hele aftenen.', 'At lede er at søge. At lide er at have det ondt.'),
      lists('Han er så {træt|trit}, at han sover stående.', '»Træt« staves med »æ«.'),
      lists('Isen er blevet {tynd|tænd}, så vi går i land.', 'Tynd er det modsatte af tyk.'),
      lists(
        'Kan du {fylde|fælde} min flaske med vand?',
        'At fylde er i familie med »fuld«. At fælde gør man med et træ.',
      ),
      lists('Politiet fandt et {spor|spær} i mudderet.', 'Et spor er et aftryk. Et spær sidder i taget.'),
      dictate('Der blev en lang [pause] i samtalen.', '»Pause« staves med »au«.'),
      dictate('Hun lånte en [tyk] bog om vulkaner.', '»Tyk« staves med y.'),
      several(
        'Hvilke ord er stavet rigtigt?',
        ['skylle', 'kølle', 'skulder'],
        ['skølle', 'kylle'],
        'Det hedder »at skylle«, »en kølle« og »en skulder«.',
      ),
      choice('Hvilket ord er stavet rigtigt?', 'mønster', ['mynster', 'mønnster'], '»Mønster« staves med ø og ét n.'),
    ],
  },
]);
