import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stumtD = exerciseGroup({ productId: 'grst', level: 5, category: 'stumt-d' }, [
  {
    number: 1,
    title: 'Stumt d i udsagnsord',
    summary: 'Skriv udsagnsord og deres datid med eller uden stumt d.',
    instruction: 'Stammens d bliver stående, når udsagnsordet bøjes: »sende«, »sendte«.',
    trains: ['silent-letter', 'past-ending'],
    items: [
      lists('I går {sendte|sente} vi en pakke til Grønland.', 'At sende har et d, og det bliver stående i »sendte«.'),
      lists('Vi {kendte|kente} alle de andre på lejren.', 'At kende har et d, og det bliver stående i »kendte«.'),
      lists('Hun {mente|mendte}, at spøgelser har sko på.', 'At mene har intet d, så datid hedder »mente«.'),
      lists('Vinden {vendte|vente} lige før målstregen.', 'At vende har et d. At vente er noget andet.'),
      lists('Han {lånte|låndte} min cykel og glemte at spørge.', 'At låne har intet d, så datid hedder »lånte«.'),
      lists('Træet {væltede|væltedte} lige ved siden af teltet.', 'At vælte hedder »væltede« i datid.'),
      lists('Vi {fyldte|fylte} badekarret med bolde.', 'At fylde har et d, og det bliver stående i »fyldte«.'),
      dictate('De [tændte] et bål på stranden.', '»Tænde« har et stumt d.'),
      dictate('Skoven [duftede] af regn.', 'Her er der intet stumt d.'),
      choice(
        'Hvilken datid er stavet rigtigt?',
        'spildte',
        ['spilte', 'spilldte'],
        'At spilde har et d, og det bliver stående i »spildte«.',
      ),
    ],
  },
]);
