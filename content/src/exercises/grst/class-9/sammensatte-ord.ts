import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 9, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Særskrivning på skilte',
    summary: 'Find de fejl, som et mellemrum laver på skilte og i annoncer.',
    instruction: 'Vælg den form, der hører hjemme i sætningen.',
    trains: ['compound-split', 'hyphen'],
    items: [
      lists(
        'På skiltet stod der: »Vi sælger {friskfanget laks|frisk fangetlaks}«.',
        '»Friskfanget« er ét ord og beskriver laksen.',
      ),
      lists('Butikken tilbyder {gratis parkering|gratisparkering} hele dagen.', '»Gratis« er et tillægsord: to ord.'),
      lists(
        'Her er {adgang forbudt|adgangforbudt} for alle over tolv år.',
        '»Adgang« og »forbudt« er to selvstændige ord.',
      ),
      lists(
        'Han arbejder som {IT-konsulent|IT konsulent} i en børnehave.',
        'Efter en forkortelse skal der bindestreg.',
      ),
      lists('Museet har åbent i {efterårsferien|efterårs ferien}.', 'Der kommer et s imellem, og det hele er ét ord.'),
      lists('De søger {ungarbejdere|ung arbejdere} til lageret.', 'En ungarbejder er en stillingsbetegnelse i ét ord.'),
      lists('Der er {stor efterspørgsel|storefterspørgsel} på regnslag.', '»Stor« er et tillægsord: to ord.'),
      lists('Vi mangler et {20-årigt|20 årigt} medlem til bestyrelsen.', 'Mellem tal og »-årig« skal der bindestreg.'),
      choice(
        'Hvilket skilt lover dig en fisk, der er stegt?',
        'Stegt fisk',
        ['Stegtfisk', 'Stegt-fisk'],
        '»Stegt« er et tillægsord og står for sig.',
      ),
    ],
  },
]);
