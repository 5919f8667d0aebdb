import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 9, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Bindestregens regler',
    summary: 'Brug bindestreg i ord med forkortelser, tal og fælles dele.',
    instruction:
      'Bindestreg bruges efter bogstaver og tal (tv-avis, 3-årig) og i stedet for en fælles del: for- og efternavn.',
    trains: ['hyphen', 'compound-split'],
    items: [
      lists(
        'Skriv både {for- og efternavn|for og efternavn|for-og-efternavn} på alle ark.',
        'Bindestregen står i stedet for »navn«: fornavn og efternavn.',
      ),
      lists(
        'Hun købte en brugt {tv-skærm|tvskærm|tv skærm} på størrelse med en dør.',
        'Efter forkortelsen tv kommer der bindestreg.',
      ),
      lists(
        'Vi har byens ældste {it-lærer|itlærer|it lærer}, og han er 29.',
        'Efter forkortelsen it kommer der bindestreg.',
      ),
      lists(
        'En {7-årig|7 årig|7årig} fandt en hvaltand i sandkassen.',
        'Efter et tal skrevet med cifre kommer der bindestreg.',
      ),
      lists(
        'I {jule- og nytårsferien|jule og nytårsferien|jule-og nytårsferien} sover hele huset til middag.',
        'Bindestregen står i stedet for »ferien«: juleferien og nytårsferien.',
      ),
      lists(
        'Malta er det mindste {EU-land|EUland|EU land} og kan køres igennem på en time.',
        'Efter forkortelsen EU kommer der bindestreg.',
      ),
      lists(
        'Tag {sommer- og vintertøj|sommer og vintertøj|sommertøj- og vinter} med, for det er Danmark.',
        'Bindestregen står i stedet for »tøj«.',
      ),
      gaps(
        'En medicin, som man får på recept, er [receptmedicin].',
        'Der er ingen forkortelse og ingen bindestreg: ét ord.',
      ),
      sort(
        {
          'med bindestreg': ['pc + spil', 'S + tog', 'e + mail'],
          'uden bindestreg': ['computer + spil', 'lyn + tog', 'stafet + løb'],
        },
        'Det hedder pc-spil, S-tog og e-mail, men computerspil, lyntog og stafetløb.',
        'Hvordan skrives ordene, når de sættes sammen?',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Byen har fire ind- og udkørsler.',
        ['Byen har fire ind og udkørsler.', 'Byen har fire indkørsler- og ud.'],
        'Bindestregen viser, at »kørsler« også hører til »ind«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'I forhold til, hvorvidt og som regel',
    summary: 'Skriv faste udtryk med det rigtige antal mellemrum.',
    instruction: 'Vælg den skrivemåde, der står i ordbogen.',
    trains: ['compound-split', 'compound-joined', 'misspelling'],
    items: [
      lists(
        'Jeg er lille {i forhold til|iforhold til|i forholdtil} en giraf, men stor ved siden af en and.',
        '»I forhold til« skrives i tre ord.',
      ),
      lists('Ingen ved, {hvorvidt|hvor vidt} rotten kan læse skiltet.', '»Hvorvidt« betyder »om« og er ét ord.'),
      lists('{Som regel|Somregel} vinder den, der har de korteste ben.', '»Som regel« skrives i to ord.'),
      lists(
        'Han ringer {af og til|afogtil|af-og-til} for at høre, om vi stadig er sure.',
        '»Af og til« skrives i tre ord.',
      ),
      lists('Der var {i alt|ialt} 14 mennesker i den lille elevator.', '»I alt« skrives i to ord.'),
      lists(
        'Det er {i hvert fald|ihvertfald|i hvertfald} ikke mig, der har bidt i osten.',
        '»I hvert fald« skrives i tre ord.',
      ),
      lists('{Ligesom|Lige som} sin mor kan hun fløjte gennem næsen.', '»Ligesom« er her ét ord: på samme måde som.'),
      lists('Vi kom {for sent|forsent}, men det gjorde koncerten også.', '»For sent« skrives i to ord.'),
      lists('Hun er {i stand til|istand til|i standtil} at sove stående.', '»I stand til« skrives i tre ord.'),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Til dels er det min egen skyld, og i øvrigt var jeg træt.',
        [
          'Tildels er det min egen skyld, og iøvrigt var jeg træt.',
          'Til dels er det min egen skyld, og i øvrig var jeg træt.',
        ],
        '»Til dels« og »i øvrigt« skrives i to ord.',
      ),
    ],
  },
]);
