import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 4, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Ét ord eller to?',
    summary: 'Undgå at dele ord, der hører sammen.',
    instruction: 'Vælg den rigtige skrivemåde. Er det navnet på én ting, er det ét ord.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists('Vi fik {skolemælk|skole mælk} i spisepausen.', 'Skolemælk er navnet på én ting: ét ord.'),
      lists('Min {klasselærer|klasse lærer} hedder Bente.', 'Klasselærer er navnet på ét job: ét ord.'),
      lists('Hun har en {stor mund|stormund}.', '»Stor« fortæller, hvordan munden er: to ord.'),
      lists('Han fik en {computerskærm|computer skærm} af sin onkel.', 'Computerskærm er navnet på én ting: ét ord.'),
      lists('Vi så en {dansk film|danskfilm} i går.', '»Dansk« fortæller, hvordan filmen er: to ord.'),
      lists('Husk din {regnjakke|regn jakke} på turen.', 'Regnjakke er navnet på én ting: ét ord.'),
      lists('Der er {sommerferie|sommer ferie} om seks uger.', 'Sommerferie er navnet på én ting: ét ord.'),
      lists('Jeg så det {i går|igår}.', '»I går« skrives altid i to ord.'),
      lists('Hun har {i hvert fald|ihvertfald} ret.', 'I hvert fald skrives altid i tre ord.'),
      lists('Vi legede i {skolegården|skole gården}.', 'Skolegård er navnet på ét sted: ét ord.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Med s eller e imellem',
    summary: 'Sæt ord sammen, så de lyder rigtigt.',
    instruction: 'Skriv de to ord sammen. Nogle gange kommer der et s eller et e imellem.',
    trains: ['compound-split', 'misspelling'],
    items: [
      gaps(
        'Vi skal have [arbejdstøj](arbejde + tøj) på i haven.',
        'Der kommer et s imellem, og e’et forsvinder: »arbejdstøj«.',
      ),
      gaps('Hun fik en [fødselsdagsgave](fødselsdag + gave).', 'Der kommer et s imellem: »fødselsdagsgave«.'),
      gaps('Der lå et [hestehår](hest + hår) på min trøje.', 'Der kommer et e imellem: »hestehår«.'),
      gaps('Jeg sov med [nattøj](nat + tøj) på.', 'Der kommer ikke noget imellem: »nattøj«.'),
      gaps('Vi legede i [børneværelset](børn + værelset).', 'Der kommer et e imellem: »børneværelset«.'),
      gaps('Far læser avisen ved [morgenbordet](morgen + bordet).', 'Der kommer ikke noget imellem: »morgenbordet«.'),
      sort(
        { 's imellem': ['landsby', 'dagslys', 'skibskok'], 'e imellem': ['ulvehyl', 'hundesnor', 'fiskehale'] },
        'Man siger landsby og dagslys med s, men ulvehyl og hundesnor med e.',
        'Hvad er der sat ind imellem de to ord?',
      ),
      choice(
        'Hvordan skrives »is« og »bjørn« sammen?',
        'isbjørn',
        ['isebjørn', 'issbjørn'],
        'Der kommer ikke noget imellem.',
      ),
      choice(
        'Hvordan skrives »hund« og »kiks« sammen?',
        'hundekiks',
        ['hundkiks', 'hundskiks'],
        'Der kommer et e imellem.',
      ),
    ],
  },
]);
