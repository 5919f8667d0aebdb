import { choice, exerciseGroup, order, several } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'grdx', level: 11, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Flyt rundt på sætningen',
    summary: 'Byg den samme mening op på en ny måde.',
    instruction: 'Sæt delene i rækkefølge. Begynd med den del, der står i opgaven.',
    trains: ['word-order'],
    items: [
      order(
        'i morges | fandt | hun | en høne | i vaskekælderen',
        'Efter »i morges« kommer udsagnsleddet, så grundleddet.',
        {
          task: 'Byg en sætning. Begynd med »i morges«.',
          also: ['i morges | fandt | hun | i vaskekælderen | en høne'],
        },
      ),
      order(
        'hvis | det | regner, | flytter | vi | festen | ind',
        'Ledsætningen først, så udsagnsleddet i hovedsætningen.',
        { task: 'Byg en sætning. Begynd med »hvis«.' },
      ),
      order('aldrig | har | jeg | hørt | en så tynd undskyldning', 'Efter »aldrig« kommer »har« før »jeg«.', {
        task: 'Byg en sætning. Begynd med »aldrig«.',
      }),
      order(
        'selv om | Bo | ikke | kan | svømme, | elsker | han | havet',
        'I ledsætningen står »ikke« før udsagnsleddet.',
        {
          task: 'Byg en sætning. Begynd med »selv om«.',
          also: ['selv om | han | ikke | kan | svømme, | elsker | Bo | havet'],
        },
      ),
      order(
        'først | da lyset gik, | opdagede | vi | månen',
        '»Først da lyset gik« er ét led. Så følger udsagnsleddet.',
        { task: 'Byg en sætning. Begynd med »først«.' },
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Derfor vil jeg gerne på et højskoleophold.',
        ['Derfor jeg vil gerne på et højskoleophold.', 'Derfor gerne vil jeg på et højskoleophold.'],
        'Efter »derfor« kommer udsagnsleddet før grundleddet.',
      ),
      choice(
        'Hvor står »ikke« rigtigt?',
        'Hun siger, at hun ikke kan komme på lørdag.',
        ['Hun siger, at hun kan ikke komme på lørdag.', 'Hun siger, at ikke kan hun komme på lørdag.'],
        'I en ledsætning står »ikke« før udsagnsleddet.',
      ),
      choice(
        'Hvilken sætning kan ikke misforstås?',
        'Katten lå i et træ og slikkede på en is, da vi kom.',
        ['Vi så en kat slikke på en is i et træ.', 'Vi så en kat, der slikkede på en is i et træ.'],
        'I de to andre sætninger kan det også være os eller isen, der er i træet.',
      ),
      choice(
        'Hvad er det bedste spørgsmål i et interview?',
        'Hvorfor valgte I at genåbne biografen?',
        ['Hvorfor I valgte at genåbne biografen?', 'Hvorfor at I valgte at genåbne biografen?'],
        'I et spørgsmål står udsagnsleddet før grundleddet.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Sætninger, der er knækket',
    summary: 'Find den hele og klare sætning blandt de knækkede.',
    instruction: 'Vælg den sætning, der hænger sammen.',
    trains: ['clumsy', 'missing-word'],
    items: [
      choice(
        'Der er sket noget på havnen. Vælg den klare sætning.',
        'En kutter med tyve ton sild sejlede ind i kajen.',
        ['En kutter med tyve ton sild og sejlede ind i kajen.', 'Sejlede en kutter ind i kajen, som tyve ton sild.'],
        'Sætningen har grundled (en kutter …) og udsagnsled (sejlede).',
      ),
      choice(
        'Du vil foreslå en tur. Vælg den hele sætning.',
        'Vi kunne tage til Møns Klint og lede efter forsteninger.',
        ['For at tage til Møns Klint og lede efter forsteninger.', 'Fordi vi kunne tage til Møns Klint.'],
        'De to andre er ledsætninger og dele, der mangler en hovedsætning.',
      ),
      choice(
        'Du skriver om rapmusik. Vælg den hele sætning.',
        'Rap handler ofte om at blive hørt.',
        ['Rap, som ofte handler om at blive hørt.', 'Rap handler ofte om, at blive man hørt.'],
        'Den næste er kun et navneord med en ledsætning.',
      ),
      choice(
        'Hvilken sætning gentager ikke sig selv?',
        'Efter min mening er billetterne for dyre.',
        ['Efter min mening synes jeg, billetterne er for dyre.', 'Jeg synes efter min egen mening, at de er for dyre.'],
        '»Efter min mening« og »jeg synes« siger det samme to gange.',
      ),
      choice(
        'Hvilken sætning har den samme tid hele vejen?',
        'Han åbnede døren og råbte ned ad trappen.',
        ['Han åbnede døren og råber ned ad trappen.', 'Han åbner døren og råbte ned ad trappen.'],
        'Begge udsagnsord står i datid.',
      ),
      choice(
        'Hvilken sætning har en klar afsender?',
        'Rektor har besluttet, at vi må bruge telefoner i pausen.',
        ['Det er blevet besluttet, at der må bruges telefoner.', 'Der er sket en beslutning om brug af telefoner.'],
        'Kun i den første ved man, hvem der har besluttet det.',
      ),
      choice(
        'Hvad er kortest og siger det samme som »Vi foretog en måling af støjen«?',
        'Vi målte støjen.',
        ['Vi lavede en støj.', 'Målingen var en støj.'],
        'Et udsagnsord er ofte klarere end et tungt navneord.',
      ),
      several(
        'I hvilke sætninger er det klart, hvem »hun« er?',
        ['Da Mille kom ind, løftede hun hatten.', 'Sara lo, før hun svarede sin bror.'],
        ['Mia skrev til Ida, at hun var blevet valgt.', 'Karla og Lea gik, fordi hun var træt.'],
        'Er der to, som »hun« kan pege på, skal navnet gentages.',
      ),
    ],
  },
]);
