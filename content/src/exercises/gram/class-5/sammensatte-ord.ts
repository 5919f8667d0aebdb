import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 5, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Mellemrummet, der ændrer meningen',
    summary: 'Se, hvad der sker, når et ord bliver delt.',
    instruction: 'Et mellemrum kan give en helt anden mening. Vælg det, der passer.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists('Han er {børnelæge|børne læge} på sygehuset.', 'Én, der er læge for børn: »børnelæge«.'),
      lists('Hun spiste en {stor bolle|storbolle} i to mundfulde.', '»Stor« fortæller, hvordan den er: to ord.'),
      lists('Vi købte {røde pølser|rødepølser} i pølsevognen.', 'Røde fortæller om farven: to ord.'),
      lists('Der hang et {flagermusskelet|flagermus skelet} i biologilokalet.', 'Det er én ting: »flagermusskelet«.'),
      lists('Min far er {brandmand|brand mand} på havnen.', 'Det er ét job: »brandmand«.'),
      choice(
        'Hvad er en »langhåret frisør«?',
        'en frisør med langt hår',
        ['en frisør, der kun klipper langt hår', 'en frisør, der er lang og har hår'],
        'Langhåret er ét tillægsord, der beskriver frisøren.',
      ),
      choice(
        'Hvad er en »ananasring«?',
        'en skive ananas',
        ['en telefon', 'en ananas, der ringer'],
        'En ring af ananas. Det sidste ord bestemmer, hvad det er.',
      ),
      choice(
        'Hvilket skilt er skrevet rigtigt?',
        'Gratis vandhaner',
        ['Gratis vand haner', 'Gratisvandhaner'],
        'Vandhane er én ting. Gratis er et ord for sig.',
      ),
      several(
        'Hvilke er skrevet rigtigt?',
        ['cykelhjelm', 'halv bolle'],
        ['tog station', 'blåcykel'],
        'Det hedder togstation i ét ord og blå cykel i to.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Byg lange ord',
    summary: 'Sæt ord sammen, og husk bogstavet imellem.',
    instruction: 'Skriv ordene sammen til ét. Lyt, om der skal s eller e imellem.',
    trains: ['compound-split', 'misspelling'],
    items: [
      gaps(
        'Vi ventede ved [busstoppestedet](bus + stoppestedet) i en time.',
        '»Bus« ender på s, og »stoppested« begynder med s: to s’er.',
      ),
      gaps(
        'Hun blev [verdensmester](verden + mester) i at spytte kirsebærsten.',
        'Der kommer et s imellem: »verdensmester«.',
      ),
      gaps('Min [barnevogn](barn + vogn) blev lavet om til en racerbil.', 'Der kommer et e imellem: »barnevogn«.'),
      gaps('Vi spiste [jordbærmarmelade](jordbær + marmelade) med en suppeske.', 'Der kommer ikke noget imellem.'),
      gaps('Vi skal bruge en [ugleunge](ugle + unge) til stykket.', 'Der kommer ikke noget imellem.'),
      gaps('Han fik en [redningskrans](redning + krans) om maven.', 'Efter »redning« kommer der s: »redningskrans«.'),
      gaps('En [tandlægestol](tandlæge + stol) kan køre op og ned.', 'Der kommer ikke noget imellem.'),
      choice(
        'Hvordan skrives »kærlighed« og »brev« sammen?',
        'kærlighedsbrev',
        ['kærlighedbrev', 'kærlighedebrev'],
        'Efter -hed kommer der s: kærlighedsbrev.',
      ),
      sort(
        { 's imellem': ['venskabsbånd', 'sundhedsplejerske'], 'ikke noget imellem': ['bordtennis', 'sovepose'] },
        'Efter -skab og -hed kommer der s.',
        'Hvad er der mellem de to ord?',
      ),
    ],
  },
]);
