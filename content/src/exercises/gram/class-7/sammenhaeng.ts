import { choice, exerciseGroup, lists, order, read } from '../../markup/index.ts';

export const sammenhaeng = exerciseGroup({ productId: 'gram', level: 7, category: 'sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord, der viser vej i teksten',
    summary: 'Vælg bindeled som »derimod«, »desuden«, »alligevel« og »til gengæld«.',
    instruction:
      'Bindeled viser, hvordan to sætninger hænger sammen: en tilføjelse, en modsætning, en følge eller et eksempel.',
    items: [
      lists(
        'Værelset var bittelille. {Til gengæld|Desuden|Derfor} var der udsigt til hele fjorden.',
        'Noget godt vejer noget dårligt op: til gengæld.',
      ),
      lists(
        'Han glemte kortet. {Desuden|Derimod|Alligevel} tabte han kompasset i en mose.',
        'Endnu en ting gik galt: desuden.',
      ),
      lists(
        'Mange insekter er nyttige. {For eksempel|Derimod|Alligevel} bestøver bier vores æbletræer.',
        'Bierne er et eksempel.',
      ),
      lists(
        'Storken vender hjem i marts. Svalen kommer {derimod|desuden|derfor} først i maj.',
        'De to fugle gør noget forskelligt: »derimod«.',
      ),
      lists(
        'Alle frarådede hende det. {Alligevel|Derfor|For eksempel} sprang hun i havnen den 1. januar.',
        'Man ventede, at hun blev på land: alligevel.',
      ),
      lists(
        'Vulkanen er stadig aktiv. {Derfor|Derimod|Til gengæld} bliver øen overvåget døgnet rundt.',
        'Det sidste er en følge af det første: derfor.',
      ),
      lists(
        'Hun sov ikke, hun spiste ikke, og hun svarede ikke. {Kort sagt|For det første|Derimod}: Hun var forelsket.',
        'Sætningen samler det hele op: kort sagt.',
      ),
      choice(
        'Hvad viser »imidlertid« i »Vi ventede en storm. Det blev imidlertid vindstille.«?',
        'en modsætning',
        ['en årsag', 'et eksempel'],
        'Det, der skete, var et andet end ventet.',
      ),
      choice(
        'Hvad viser »følgelig« i »Broen er spærret. Følgelig må vi svømme.«?',
        'en følge',
        ['en modsætning', 'en tilføjelse'],
        '»Følgelig« betyder »derfor«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Saml teksten',
    summary: 'Sæt sætninger i rækkefølge, så teksten hænger sammen.',
    instruction: 'Se efter ord, der peger tilbage: han, den, derfor, bagefter. De viser, hvad der må komme først.',
    items: [
      order(
        'Selma fandt en flaske på stranden. | I den lå der et brev. | Det var skrevet på polsk. | Derfor gik hun til sin nabo, som kunne læse det.',
        '»Den« er flasken, »det« er brevet, og »derfor« viser, at hun ikke selv kan læse polsk.',
        { task: 'Sæt sætningerne i rækkefølge.' },
      ),
      order(
        'Først lægger du kikærterne i blød. | Når de er blevet bløde, hakker du dem fint. | Bagefter blander du dem med tomaterne. | Til sidst drysser du salt over.',
        '»Først«, »bagefter« og »til sidst« viser rækkefølgen, og »de« er kikærterne i vandet.',
        { task: 'Sæt opskriften i rækkefølge.' },
      ),
      order(
        'En dag lagde en hejre sig til at sove på plænen. | Den vågnede først, da græsslåmaskinen startede. | Så fløj den op med et skrig. | Siden har ingen set den.',
        '»Den« er hejren, »så« fører historien videre, og »siden« siger, hvad der er sket bagefter.',
        { task: 'Fortæl historien i rækkefølge.' },
      ),
      order(
        'Der er to grunde til, at vi bør have husdyr i klassen. | For det første bliver vi gladere. | For det andet lærer vi at tage ansvar. | Alt i alt er det en god idé.',
        'De to grunde kommer efter den sætning, der lover dem, og »alt i alt« samler op til sidst.',
        { task: 'Sæt argumentet i rækkefølge.' },
      ),
      choice(
        'Hvad viser »den« tilbage til i »Tigeren stirrede på buret. Den var træt af det.«?',
        'tigeren',
        ['buret', 'ingen af dem'],
        '»Buret« er et et-ord og ville hedde »det«.',
      ),
      choice(
        'Hvad viser »det« tilbage til i »Vi tabte kampen. Det overraskede ingen.«?',
        'at vi tabte kampen',
        ['kampen', 'ingen'],
        '»Det« kan pege på en hel sætning.',
      ),
      choice(
        'Hvad er uklart i »Ole ringede til Per, fordi han var syg.«?',
        'om det er Ole eller Per, der er syg',
        ['hvem af dem der ringede', 'om de to kender hinanden'],
        '»Han« kan være både Ole og Per.',
      ),
      choice(
        'Hvilken sætning gør det klart, at Per er syg?',
        'Ole ringede til Per, der var syg.',
        ['Ole ringede til Per, mens han var syg.', 'Ole var syg og ringede til Per.'],
        '»Der« står lige efter »Per« og viser tilbage til ham.',
      ),
      lists(
        'Bedstemor havde en gås. {Gåsen|En gås} hed Greta og bed postbuddet.',
        'Vi har hørt om gåsen før: bestemt form.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Byen uden biler',
    summary: 'Læs en artikel, og følg den røde tråd.',
    instruction: 'Læs teksten, og svar på spørgsmålene om, hvordan delene hænger sammen.',
    items: [
      read({
        title: 'En dag uden biler',
        text: `En søndag i maj blev hele byens centrum spærret for biler. Formålet var enkelt: Borgerne skulle mærke,
          hvordan gaderne lyder uden motorer.

          Allerede klokken otte rullede de første børn ud på rulleskøjter. Senere på dagen blev der dækket op til
          spisning midt på hovedgaden, og en strygekvartet spillede, hvor der ellers er myldretid. Til gengæld måtte
          varebilerne vente uden for byen, og det skabte vrede hos flere af butikkerne.

          Kommunen målte også luften. Den indeholdt mindre end halvdelen af de partikler, man plejer at finde. Alligevel
          er det usikkert, om forsøget bliver gentaget, for handlen gik ned med en tredjedel. Borgmesteren kalder derfor
          dagen både en gave og en dyr lærestreg.`,
        questions: [
          choice(
            'Hvad viser »til gengæld« i andet afsnit?',
            'at der også var en ulempe',
            ['at noget blev gentaget igen og igen', 'at noget skete samtidig'],
            'Glæden i gaderne havde en bagside for varebilerne.',
          ),
          choice(
            'Hvad viser »det« tilbage til i »det skabte vrede«?',
            'at varebilerne måtte vente',
            ['at strygekvartetten spillede', 'at der blev dækket op'],
            'Det, der står lige før, er, at varebilerne måtte vente.',
          ),
          choice(
            'Hvad viser »den« tilbage til i »Den indeholdt«?',
            'luften',
            ['kommunen', 'byen'],
            'Kommunen målte luften, og det er luften, der indeholdt partikler.',
          ),
          choice(
            'Hvad viser »alligevel«?',
            'noget, man ikke ville vente',
            ['en årsag', 'et eksempel'],
            'Luften blev bedre. Derfor kunne man tro, at forsøget blev gentaget.',
          ),
          choice(
            'Hvad forklarer »for« i »for handlen gik ned«?',
            'hvorfor det er usikkert',
            ['hvornår det skete', 'hvem der handlede mest i byen'],
            '»For« viser grunden.',
          ),
          choice(
            'Hvad viser »derfor« i sidste sætning?',
            'at borgmesterens ord er en følge af det før',
            ['at borgmesteren er uenig', 'at dagen blev aflyst på grund af borgmesteren'],
            'Der var både noget godt og noget dårligt. Følgen er, at borgmesteren nævner begge dele.',
          ),
          choice(
            'Hvad er tekstens vigtigste tanke?',
            'Forsøget havde både fordele og ulemper.',
            ['Biler skal forbydes overalt.', 'Musik er godt for handlen.'],
            'Teksten nævner både ren luft og tabt handel.',
          ),
          choice(
            'Hvad handler tredje afsnit mest om?',
            'resultatet af forsøget',
            ['hvad børnene lavede', 'hvorfor man lavede forsøget'],
            'Afsnittet fortæller om luften og handlen bagefter.',
          ),
        ],
      }),
    ],
  },
]);
