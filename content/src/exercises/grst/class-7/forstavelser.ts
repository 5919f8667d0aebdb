import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const forstavelser = exerciseGroup({ productId: 'grst', level: 7, category: 'forstavelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Forstavelser fra latin og græsk',
    summary: 'Stav ord med forstavelser fra latin og græsk.',
    instruction: 'Forstavelsen har sin egen betydning og staves altid ens. Vælg eller skriv ordet.',
    trains: ['misspelling'],
    items: [
      lists(
        'Vi så en {international|internasional} udstilling om legetøj.',
        '»Inter-« betyder mellem, og endelsen er »-national«.',
      ),
      lists('Lægen gav ham {antibiotika|antebiotika} mod betændelsen.', '»Anti-« betyder imod.'),
      lists('Kommunen vil {renovere|rennovere} den gamle skole.', '»Re-« har kun ét n efter sig her.'),
      lists('Bilen blev {transporteret|transpoteret} på en stor pram.', '»Trans-« betyder over eller gennem.'),
      lists('Han er {ekstremt|ekstræmt} glad for lakrids.', '»Ekstrem« staves med e hele vejen.'),
      lists(
        'Vi brugte et {mikroskop|mikrosgop} til at se på mider.',
        '»Mikro-« betyder lille, og ordet ender på »-skop«.',
      ),
      dictate('Hun holdt en [telefon] op til vinduet.', '»Tele-« betyder fjern.'),
      dictate('Vagten nåede ikke at [reagere] i tide.', '»Re-« betyder igen eller tilbage.'),
      choice(
        'Hvad betyder »bi-« i »bifag« og »birolle«?',
        'noget ved siden af det vigtigste',
        ['noget med bier', 'noget dobbelt så stort'],
        'En birolle er en mindre rolle ved siden af hovedrollen.',
      ),
      sort(
        {
          'betyder imod': ['anti-', 'kontra-'],
          'betyder lille': ['mini-', 'mikro-'],
          'betyder meget': ['super-', 'hyper-'],
        },
        'Antireklame er imod reklamer, en minibus er lille, og den, der er hyperaktiv, er meget aktiv.',
        'Hvad betyder forstavelsen?',
      ),
    ],
  },
]);
