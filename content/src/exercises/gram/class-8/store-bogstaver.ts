import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 8, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Navne i flere ord',
    summary: 'Skriv navne på steder, foreninger og bygninger rigtigt – og lad resten stå med lille.',
    instruction:
      'I et navn på flere ord skrives de vigtige ord med stort. Ord, der er dannet af navne, skrives med lille: jysk.',
    trains: ['capital', 'lowercase'],
    items: [
      lists(
        'Min tante syr kostumer på {Det Kongelige Teater|det kongelige teater|Det kongelige teater}.',
        'Det er navnet på et bestemt teater.',
      ),
      lists(
        'Han taler så {jysk|Jysk}, at ingen på Amager forstår ham.',
        '»Jysk« er dannet af et navn, men er ikke selv et navn.',
      ),
      lists('Vi samlede 3.000 kroner ind til {Røde Kors|røde kors|Røde kors}.', 'Det er navnet på en organisation.'),
      lists(
        'Bag {det gule hus|Det Gule Hus|det Gule hus} står der en rusten traktor.',
        'Det er bare et hus, der er gult.',
      ),
      lists(
        'Præsidenten bor i {Det Hvide Hus|det hvide hus|det Hvide hus}, men bestemmer ikke farven.',
        'Her er det navnet på en bestemt bygning.',
      ),
      lists('Færgen sejlede over {Kattegat|kattegat} i modvind.', 'Kattegat er navnet på et farvand.'),
      lists('Hun blev født i {påsken|Påsken} i en taxa på Fyn.', 'Højtider skrives med lille på dansk.'),
      lists(
        'Vores klasse har lært om {islam|Islam}, {buddhismen|Buddhismen} og {Roskilde Domkirke|roskilde domkirke|Roskilde domkirke}.',
        'Religioner skrives med lille. Domkirken har et navn.',
      ),
      sort(
        {
          'med stort': ['mellemøsten', 'storebæltsbroen', 'aarhus'],
          'med lille': ['europæisk', 'nytårsaften', 'latin'],
        },
        'Mellemøsten, Storebæltsbroen og Aarhus er navne på steder. De andre er ikke egennavne på dansk.',
        'Alle ord står her med lille. Sorter dem efter, hvordan de skal skrives.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Den franske gæst fejrede jul hos en familie i Sønderjylland.',
        [
          'Den Franske gæst fejrede Jul hos en familie i Sønderjylland.',
          'Den franske gæst fejrede jul hos en familie i sønderjylland.',
        ],
        'Fransk og jul skrives med lille. Sønderjylland er et stednavn.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'I eller i, De eller de?',
    summary: 'Skriv stedordene I og De med stort, når man taler til nogen.',
    instruction:
      'I med stort er flere, man taler til. De, Dem og Deres med stort er høflig tiltale. Vælg eller skriv den rigtige form.',
    trains: ['capital', 'lowercase'],
    items: [
      lists('Skal {I|i} med ned og kigge på den døde hval?', 'Der tales til flere: I med stort.'),
      lists('Ønsker {De|de} mere te, fru Holm?', 'Det er høflig tiltale til én person: De med stort.'),
      lists(
        'Vikarerne kom for sent, for {de|De} var gået vild på loftet.',
        'Der tales om vikarerne, ikke til dem: »de med lille«.',
      ),
      lists(
        'Har {I|i} husket {jeres|Jeres} redningsveste?',
        '»I« skrives med stort, men »jer« og »jeres« skrives med lille.',
      ),
      lists('Der ligger en frø {i|I} din hætte.', 'Her er ordet et forholdsord og skrives med lille.'),
      lists(
        'Kære hr. Krogh, vi har fundet {Deres|deres} tænder.',
        'Det er høflig tiltale til hr. Krogh: Deres med stort.',
      ),
      gaps('Kan [I] ikke tage jer en lur, alle sammen?', 'Der tales til flere: I med stort.', { caseMatters: true }),
      gaps('Når vi ringer, tager [de] aldrig telefonen.', 'Der tales om nogen: »de med lille«.', { caseMatters: true }),
      choice(
        'I hvilken sætning taler man høfligt til én person?',
        'Vil De have Deres paraply tilbage?',
        ['Vil de have deres paraply tilbage?', 'Vil I have jeres paraply tilbage?'],
        'De og Deres med stort er høflig tiltale.',
      ),
      choice(
        'Hvem taler man til i »Jeg håber, I kommer i aften«?',
        'flere personer',
        ['én person, man ikke kender', 'ingen bestemt'],
        'Det store »I« er flere, man taler til. Det lille »i« er et forholdsord.',
      ),
    ],
  },
]);
