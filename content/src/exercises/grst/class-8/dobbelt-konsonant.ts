import { choice, dictate, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 8, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: 'Fordobling i bøjede fremmedord',
    summary: 'Stav fremmedord, når de får en endelse.',
    instruction: 'Efter en kort vokal med tryk bliver konsonanten til to foran endelsen: »et program«, »programmet«.',
    trains: ['double-consonant', 'ending'],
    items: [
      gaps(
        'Alle [hotellerne|hoteller](hotel) langs stranden var lukket.',
        'Hotel, hotellet, hotellerne: to l’er foran endelsen.',
      ),
      gaps('[Modellen|Modellerne](model) er bygget af tændstikker.', 'En model, modellen: to l’er foran endelsen.'),
      gaps('Hun tegnede fem [diagrammer](diagram) på tavlen.', 'Et diagram, diagrammer: to m’er foran endelsen.'),
      gaps(
        'Han læste alle [paragrafferne|paragraffer](paragraf) højt.',
        'En paragraf, paragraffer, paragrafferne: to f’er foran endelsen.',
      ),
      lists('{Kongressen|Kongresen} varer i fire dage.', 'En kongres, kongressen: to s’er foran endelsen.'),
      lists('Begge {kompromisser|kompromiser} blev afvist.', 'Et kompromis, kompromisser: to s’er foran endelsen.'),
      lists('Prisen på {batterier|baterier} er faldet.', '»Batteri« har to t’er.'),
      dictate('Det er en [attraktiv] grund med udsigt til havet.', '»Attraktiv« har to t’er.'),
      several(
        'Hvilke ord er stavet rigtigt?',
        ['grammatik', 'kommune'],
        ['gramatik', 'komune', 'kommunne'],
        '»Grammatik« og »kommune« har to m’er.',
      ),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'illegal',
        ['ilegal', 'illegall'],
        'Forstavelsen »il-« og »legal« giver to l’er.',
      ),
    ],
  },
]);
