import { choice, dictate, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'gram', level: 7, category: 'fremmedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvad betyder det på almindeligt dansk?',
    summary: 'Find betydningen af fremmedord, som du møder i skolen og i nyhederne.',
    instruction: 'Læs ordet i sætningen, og vælg den betydning, der passer.',
    items: [
      choice(
        '»Det får *konsekvenser*, hvis nogen fodrer skolens ilder med slik.« Hvad er konsekvenser?',
        'følger',
        ['regler', 'gaver'],
        'En konsekvens er det, der følger af noget.',
      ),
      choice(
        '»De indgik et *kompromis*: Han valgte filmen, hun valgte slikket.« Hvad er et kompromis?',
        'en aftale, hvor begge giver lidt efter',
        ['en aftale, hvor den ene bestemmer alt', 'et skænderi'],
        'I et kompromis får ingen det hele.',
      ),
      choice(
        '»Er det *relevant*, hvad hunden hedder?« Hvad betyder relevant?',
        'vigtigt for sagen',
        ['morsomt', 'forbudt ifølge loven'],
        'Det, der er relevant, har noget med sagen at gøre.',
      ),
      choice(
        '»Brevet er *autentisk*.« Hvad betyder autentisk?',
        'ægte',
        ['gammelt', 'hemmeligt'],
        'Et autentisk brev er ikke en efterligning.',
      ),
      choice(
        '»Kan du *definere* ordet ven?« Hvad betyder det at definere?',
        'at forklare præcist, hvad noget betyder',
        ['at oversætte det til et andet sprog', 'at stave'],
        'En definition fortæller præcist, hvad et ord betyder.',
      ),
      choice(
        '»Hun *kritiserede* forslaget konstruktivt.« Hvad gjorde hun?',
        'pegede på fejl på en måde, der hjalp',
        ['sagde nej til det hele uden at forklare hvorfor', 'gjorde grin med det'],
        'Konstruktiv kritik bygger op.',
      ),
      choice(
        '»Klimaet er *stabilt*.« Hvad betyder stabilt?',
        'det ændrer sig ikke meget',
        ['det er varmt', 'det er farligt at bo der'],
        'Noget stabilt står fast.',
      ),
      several(
        'Hvilke ord har med mængde at gøre?',
        ['maksimum', 'minimum'],
        ['alternativ', 'motiv'],
        'Maksimum er det meste og minimum det mindste.',
      ),
      sort(
        { positivt: ['optimist', 'kreativ'], negativt: ['pessimist', 'arrogant'] },
        'En optimist tror på det bedste, og en kreativ person finder på noget. En pessimist tror på det værste, og den arrogante føler sig bedre end andre.',
        'Er ordet mest positivt eller negativt?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Stav de lånte ord',
    summary: 'Vælg den rigtige stavemåde af ord, der er kommet til os fra andre sprog.',
    instruction: 'Fremmedord staves ofte, som de gør dér, hvor de kommer fra. Vælg den rigtige stavemåde.',
    trains: ['consonant', 'double-consonant', 'vowel'],
    because: 'Stavemåden er beholdt fra det sprog, ordet kommer fra.',
    items: [
      lists(
        'Vores {chauffør|schauffør|chaffør} sang hele vejen til Skagen.',
        'Ordet er fransk og staves med »ch«, »au« og to f’er.',
      ),
      lists('Der bor en pensioneret {ingeniør|inginør|injeniør} i tårnet.', 'Ordet staves med e og i: »ingeniør«.'),
      lists(
        'Hun blev angrebet af en måge under et {interview|intervju|intervjuv}.',
        'Ordet er engelsk og ender på -view.',
      ),
      lists(
        'Vi spiste på en {restaurant|resturant|restaurang}, hvor stolene gyngede.',
        'Ordet staves med »au« i midten.',
      ),
      lists(
        'Mit {abonnement|abonement|abbonnement} på vittighedsbladet er løbet ud.',
        'Ordet har ét b og to n’er først.',
      ),
      lists('Hendes foretrukne {genre|sjanre|janre} er krimi.', 'Ordet er fransk og staves med g.'),
      lists('De to gader er {parallelle|paralelle|parrallelle}.', 'Ordet har ét r og to l’er i midten.'),
      lists('Stykket blev en kæmpe {succes|suksess|sukces}.', 'Ordet staves med to c’er og ét s til sidst.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'professionel',
        ['profesionel', 'proffesionel'],
        'Ordet har to s’er i midten.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Skriv de fremmede ord, du hører',
    summary: 'Skriv fremmedord, som du hører i hverdagen.',
    instruction: 'Lyt til hele sætningen. Skriv det ord, der mangler.',
    trains: ['consonant', 'double-consonant'],
    items: [
      dictate('Bilen holder i en [garage] fuld af kaniner.', '»Garage« er fransk og staves med g til sidst.'),
      dictate('En [journalist] fulgte efter os på en gammel cykel.', '»Journalist« begynder med »jour«.'),
      dictate('Vores [chef] har en hundehvalp på kontoret.', '»Chef« staves med ch.'),
      dictate('Det er en [interessant] sten.', '»Interessant« har ét r og to s’er.'),
      dictate('Hun gav et [eksempel] fra sin egen barndom.', '»Eksempel« staves med ks.'),
      dictate('Turen var en [katastrofe] fra start til slut.', '»Katastrofe« staves med f.'),
      dictate('Jeg købte en [billet] til forreste række.', '»Billet« har to l’er.'),
      dictate('Vi skrev en [dialog] mellem to gafler.', '»Dialog« ender på g.'),
      dictate('Maleriets [motiv] er en ensom mole.', '»Motiv« staves med v.'),
    ],
  },
]);
