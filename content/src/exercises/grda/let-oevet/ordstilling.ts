import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grda', level: 12, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Når sætningen begynder med tiden',
    summary: 'Lær, at udsagnsordet altid er nummer to.',
    instruction: 'I dag spiser jeg pizza. Udsagnsordet er nummer to, og så kommer personen.',
    trains: ['word-order'],
    items: [
      lists('I dag {skal jeg|jeg skal} til frisør.', 'Tiden står først, og så kommer »skal«.'),
      lists('Om sommeren {bader vi|vi bader} i havet.', 'Om sommeren er nummer et, »bader« er nummer to.'),
      lists('Bagefter {spiste de|de spiste} vandmelon.', 'Bagefter er nummer et, »spiste« er nummer to.'),
      lists('Klokken ti {går hun|hun går} i seng.', 'Klokken ti er nummer et, »går« er nummer to.'),
      lists('I Danmark {kører man|man kører} i højre side.', 'I Danmark er nummer et, »kører« er nummer to.'),
      lists('Pludselig {løb katten|katten løb} over vejen.', 'Pludselig er nummer et, »løb« er nummer to.'),
      order('på fredag | holder | klassen | fest', 'Tiden først, så udsagnsordet.', {
        also: [
          'klassen | holder | fest | på fredag',
          'klassen | holder | på fredag | fest',
          'fest | holder | klassen | på fredag',
        ],
      }),
      order('efter maden | vasker | min far | op', 'Udsagnsordet er nummer to.', {
        also: ['min far | vasker | op | efter maden'],
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Så gik vi hjem.',
        ['Så vi gik hjem.', 'Så hjem vi gik.'],
        'Når »så« betyder bagefter, kommer udsagnsordet som nummer to.',
      ),
      choice(
        'Hvilken af sætningerne er rigtig?',
        'Til jul får jeg altid strømper.',
        ['Til jul jeg får altid strømper.', 'Til jul jeg altid får strømper.'],
        'Udsagnsordet er nummer to.',
      ),
    ],
  },
  {
    number: 2,
    version: 3,
    title: 'Hvor skal »ikke« stå?',
    summary: 'Sæt »ikke«, »altid« og »aldrig« det rigtige sted.',
    instruction: 'I hovedsætninger står »ikke« efter udsagnsordet: Jeg kommer ikke.',
    trains: ['word-order'],
    items: [
      order('min søster | spiser | aldrig | kød', '»Aldrig« står efter udsagnsordet.', {
        also: ['kød | spiser | min søster | aldrig', 'aldrig | spiser | min søster | kød'],
      }),
      order('vi | skal | ikke | i skole | i morgen', '»Ikke« står efter »skal«.', {
        also: [
          'i morgen | skal | vi | ikke | i skole',
          'i skole | skal | vi | ikke | i morgen',
          'vi | skal | i morgen | ikke | i skole',
        ],
      }),
      order('jeg | har | ikke | lavet | lektier', '»Ikke« står mellem »har« og »lavet«.', {
        also: ['lektier | har | jeg | ikke | lavet', 'lavet | lektier | har | jeg | ikke'],
      }),
      order('hun | kommer | altid | for sent', '»Altid« står efter udsagnsordet.', {
        also: ['for sent | kommer | hun | altid', 'altid | kommer | hun | for sent'],
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg kan ikke finde min sko.',
        ['Jeg ikke kan finde min sko.', 'Jeg kan finde ikke min sko.'],
        '»Ikke« står mellem de to udsagnsord.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Han vil ikke sove.',
        ['Han vil sove ikke.', 'Han ikke vil sove.'],
        '»Ikke« står mellem »vil« og »sove«.',
      ),
      lists('Jeg {forstår det ikke|ikke forstår det}.', 'Et lille »det« uden tryk står foran »ikke«.'),
      lists(
        'Kender du Sara? Nej, jeg {kender hende ikke|ikke kender hende}.',
        'Et lille »hende« uden tryk står foran »ikke«.',
      ),
      choice(
        'Hvad er det modsatte af sætningen »Jeg sover altid«?',
        'Jeg sover aldrig.',
        ['Jeg sover ikke altid.', 'Jeg sover tit.'],
        'Det modsatte af »altid« er »aldrig«.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Og, men, fordi og så',
    summary: 'Bind sætninger sammen med det rigtige bindeord.',
    instruction: 'Vælg det bindeord, der passer til meningen, eller sæt ordene i rækkefølge.',
    trains: ['word-order'],
    items: [
      lists('Han er lille, {men|fordi|eller} han er stærk som en bjørn.', 'Det er en modsætning: »men«.'),
      lists('Hun græder, {fordi|men|så} hun har slået sit knæ.', 'Det er grunden: »fordi«.'),
      lists('Bussen kom ikke, {så|fordi|eller} vi gik hele vejen.', 'Det er en følge: »så«.'),
      lists('Vil du have te, {eller|men|fordi} vil du have kakao?', 'Man skal vælge: »eller«.'),
      lists('{Når|Eller|Men} klokken er ti, går jeg i seng.', 'Det fortæller om tiden: når.'),
      order('jeg tager en jakke på, | fordi | det | er | koldt', 'Efter »fordi« kommer personen eller »det« først.'),
      order('solen skinner, | men | det | blæser | meget', 'Efter »men« kommer personen eller »det« først.'),
      order('vi skynder os, | for | filmen | begynder | nu', 'Efter »for« kommer en hel hovedsætning.', {
        also: ['vi skynder os, | for | nu | begynder | filmen'],
      }),
      choice(
        'Hvad passer bedst: »Jeg kan ikke lide fisk, …«?',
        'men jeg spiser den alligevel',
        ['fordi jeg elsker den', 'så jeg spiser den hver dag'],
        'Det er en modsætning.',
      ),
    ],
  },
]);
