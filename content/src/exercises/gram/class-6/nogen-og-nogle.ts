import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 6, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 3,
    title: 'Nogen, nogle eller noget?',
    summary: 'Vælg det rigtige ord, også i spørgsmål og nægtelser.',
    instruction:
      '»Nogle« betyder et vist antal: et par stykker. »Nogen« bruges i spørgsmål, i nægtelser og om en ukendt person. »Noget« hører til ord med »et« og til det, man ikke kan tælle.',
    trains: ['nogen-nogle'],
    items: [
      lists('Vi købte {nogle|nogen} bananer, der var næsten sorte.', 'Der er flere bananer, et vist antal: »nogle«.'),
      lists('Bor der {nogen|nogle} i det gamle fyrtårn?', 'Det er et spørgsmål om en ukendt person: »nogen«.'),
      lists('Jeg har ikke {nogen|nogle} søskende, men jeg har fire hunde.', 'Efter ikke bruger man nogen.'),
      lists('{Nogle|Nogen} af skaterne faldt, andre fløj gennem luften.', 'Et vist antal af skaterne: nogle af dem.'),
      lists(
        'Har du {noget|nogen|nogle} ternet papir?',
        'Papir er et et-ord, og her kan man ikke tælle det: »noget papir«.',
      ),
      lists('{Nogen|Nogle} har ringet på døren og er løbet sin vej.', 'Vi kender ikke personen: nogen har ringet på.'),
      lists('Efter {nogle|nogen} minutter begyndte publikum at pifte.', 'Et par minutter: »nogle minutter«.'),
      lists(
        'Uden {nogen|nogle} form for varsel gik lyset ud.',
        'Uden er en slags nægtelse, og form står i ental: »nogen«.',
      ),
      choice(
        'Hvad kan man sætte i stedet for nogle i »Vi så nogle flagermus.«?',
        'et par stykker',
        ['ingen', 'en eller anden'],
        '»Nogle« betyder et vist antal.',
      ),
    ],
  },

  {
    number: 2,
    title: 'Nogen eller nogle i et brev hjem',
    summary: 'Vælg ordet i sætninger fra et brev fra lejrskolen.',
    instruction:
      'Prøv med »et par stykker«. Giver det mening, hedder det »nogle«. Ellers hedder det »nogen« eller »noget«.',
    trains: ['nogen-nogle'],
    items: [
      lists('Kære alle! Vi har nu boet {nogle|nogen} dage i en hytte uden strøm.', 'Et par dage: »nogle dage«.'),
      lists(
        'Der er ikke {nogen|nogle|noget}, der savner sin telefon. Næsten.',
        'Efter »ikke« om en ukendt person: »nogen«.',
      ),
      lists(
        'I mandags fandt vi {nogle|nogen|noget} fodspor, som lignede en ulvs.',
        'Der var flere fodspor, et vist antal: »nogle«.',
      ),
      lists(
        'Har {nogen|nogle} derhjemme husket at fodre skildpadden?',
        'Det er et spørgsmål om en ukendt person: »nogen«.',
      ),
      lists('Vi fik {noget|nogen|nogle} grød, der smagte af røg.', 'Grød kan ikke tælles: »noget grød«.'),
      lists('{Nogle|Nogen} af drengene snorker som motorsave.', 'Et par stykker af drengene: »nogle af dem«.'),
      lists(
        'Uden {nogen|nogle} advarsel begyndte læreren at jodle.',
        '»Uden« er en slags nægtelse, og advarsel står i ental: »nogen«.',
      ),
      lists('Jeg skriver igen om {nogle|nogen} timer, hvis min blyant holder.', 'Et par timer: »nogle timer«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Er der nogen, der kan høre mig?',
        ['Er der nogle, der kan høre mig?', 'Er nogle der, der kan høre mig?'],
        'I spørgsmål om en ukendt person hedder det »nogen«.',
      ),
    ],
  },
]);
