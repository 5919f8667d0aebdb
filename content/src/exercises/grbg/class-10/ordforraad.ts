import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grbg', level: 10, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Meninger og følelser',
    summary: 'Sig, hvad du synes, på flere måder.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists(
        'Meiner {Meinung|Nummer|Wohnung} nach ist das ungerecht.',
        '»Meiner Meinung nach« betyder efter min mening.',
      ),
      lists('Ich bin {derselben|dasselbe|demselben} Meinung wie du.', '»Derselben Meinung sein« er at være enig.'),
      lists(
        'Einerseits ist es teuer, {andererseits|anders|andernorts} ist es gut für die Umwelt.',
        '»Einerseits … andererseits« hører sammen.',
      ),
      lists(
        'Ich war so {enttäuscht|begeistert|erleichtert}, als wir in der letzten Minute verloren.',
        '»Enttäuscht« er skuffet.',
      ),
      lists(
        'Sie war {neidisch|neugierig|niedlich}, weil ihre Schwester alles bekam.',
        '»Neidisch« er misundelig, »neugierig« nysgerrig.',
      ),
      lists('Er war {verlegen|verlogen|verloren} und wurde ganz rot, als alle klatschten.', '»Verlegen« er forlegen.'),
      lists('Im {Gegenteil|Gegenstand|Gegenwart}, ich finde die Idee großartig!', '»Im Gegenteil« betyder tværtimod.'),
      sort(
        {
          glad: ['froh', 'zufrieden', 'begeistert'],
          'ked af det': ['traurig', 'niedergeschlagen', 'betrübt'],
          vred: ['wütend', 'zornig', 'sauer'],
        },
        '»Sauer« betyder sur eller vred i talesprog.',
        'Sorter ordene efter følelse.',
      ),
    ],
  },
]);
