import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 8, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Lange ord i ét stræk',
    summary: 'Sæt tre og flere led sammen med de rigtige bindebogstaver.',
    instruction: 'Jo længere ordet er, jo større er fristelsen til at dele det. Modstå den!',
    trains: ['compound-split'],
    items: [
      gaps('En plads til campering ved en strand: [strandcampingplads](strand + camping + plads).', 'Tre led, ét ord.'),
      gaps('En afdeling for børn på et sygehus: [børneafdeling](børn + afdeling).', 'Her kommer der et e imellem.'),
      gaps('Et møde for forældre: [forældremøde](forældre + møde).', 'To led, ét ord.'),
      gaps('En turnering i bordtennis: [bordtennisturnering](bordtennis + turnering).', 'Det hele er ét ord.'),
      lists(
        'Kommunen indfører {affaldssortering|affald sortering} i alle gårde.',
        'Efter »affald« kommer der et s, og det hele er ét ord.',
      ),
      lists('Han søgte ind på {politiskolen|politi skolen}.', 'Skolens navn er ét ord.'),
      lists('Vi var til {afslutningsfest|afslutningfest} på stranden.', 'Efter »-ning« kommer der et s.'),
      lists('De serverer {hjemmelavet is|hjemmelavetis} hele året.', '»Hjemmelavet« er et tillægsord: to ord.'),
      mark(
        'Vores *genbrugsstation* ligger ved en *rundkørsel* uden for byen.',
        'Marker de to sammensatte navneord.',
        '»Genbrug« og »station«, »rund« og »kørsel«.',
      ),
    ],
  },
]);
