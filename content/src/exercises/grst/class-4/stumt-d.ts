import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const stumtD = exerciseGroup({ productId: 'grst', level: 4, category: 'stumt-d' }, [
  {
    number: 1,
    title: 'Det stumme d efter n, l og r',
    summary: 'Skal der et d i ordet? Vælg eller skriv det rigtige.',
    instruction: 'Det stumme d står efter n, l og r. Tænk på ordets familie: »brand« og »brænde« har begge et d.',
    trains: ['silent-letter'],
    items: [
      lists('Brandmanden kravlede gennem den tykke {røg|røgd}.', '»Røg« har intet d.'),
      lists('Hele byen kunne se den store {brand|bran}.', '»Brand« er i familie med »brænde«.'),
      lists('Skæret fra lygten gjorde hans {kinder|kinner} gule.', 'En kind, flere kinder: med d.'),
      lists('Ude i skuret {fandt|fant} vi en kasse med breve.', '»Fandt« kommer af »finde«.'),
      lists('Hun {kunne|kunde} høre græsset gro.', '»Kunne« er udsagnsordet. En kunde køber noget.'),
      lists('Butikken havde kun én {kunde|kunne} hele dagen.', 'En, der køber noget, er en kunde.'),
      lists('Skal vi {vente|vende} på de andre, til de kommer?', 'At vente er at lade tiden gå.'),
      dictate('De gik en lang tur på [stranden].', '»Strand« har et stumt d.'),
      dictate('Det er [koldt] i kælderen.', '»Kold« har et stumt d.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'spændende',
        ['spænnende', 'spændene'],
        '»Spænde« har et stumt d, og endelsen er »-ende«.',
      ),
      sort(
        { 'stumt d': ['bord', 'ord', 'hård'], 'intet d': ['spor', 'sår', 'dør'] },
        'Det er bord, ord og hård med d, men spor, sår og dør uden.',
        'Sorter ordene.',
      ),
    ],
  },
]);
