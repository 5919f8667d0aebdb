import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 6, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 3,
    title: 'Hvor skal ikke, altid og aldrig stå?',
    summary: 'Sæt de små ord på den rigtige plads i hovedsætninger og ledsætninger.',
    instruction:
      'I en hovedsætning står »ikke« efter udsagnsordet: Han kommer ikke. I en ledsætning står det foran: fordi han ikke kommer.',
    trains: ['word-order'],
    items: [
      order('jeg | har | aldrig | set | en levende sæl', 'I hovedsætningen står »aldrig« efter »har«.', {
        also: [
          'aldrig | har | jeg | set | en levende sæl',
          'en levende sæl | har | jeg | aldrig | set',
          'set | en levende sæl | har | jeg | aldrig',
        ],
      }),
      order('vi blev hjemme, | fordi | bussen | ikke | kørte', 'I ledsætningen står »ikke« foran »kørte«.'),
      lists(
        'Han blev sur, fordi han {ikke måtte|måtte ikke} holde en slange som kæledyr.',
        'I en ledsætning står »ikke« foran udsagnsordet.',
      ),
      lists(
        'Hun siger, at hun {altid har|har altid} elsket regnvejr.',
        'I en ledsætning står »altid« foran udsagnsordet.',
      ),
      lists(
        'I går {gik vi|vi gik} forkert tre gange.',
        'Når sætningen begynder med tiden, står udsagnsordet foran »vi«.',
      ),
      lists('Min hund {kan ikke|ikke kan} lide at svømme.', 'I en hovedsætning står »ikke« efter »kan«.'),
      lists('Da jeg vågnede, {var alle|alle var} væk.', 'Efter ledsætningen kommer udsagnsordet først: »var alle«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg ved ikke, hvor han bor.',
        ['Jeg ved ikke, hvor bor han.', 'Jeg ikke ved, hvor han bor.'],
        'I ledsætningen står grundleddet foran udsagnsordet: hvor han bor.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Måske kommer hun slet ikke.',
        ['Måske hun slet kommer ikke.', 'Måske slet ikke kommer hun.'],
        '»Slet ikke« står efter udsagnsord og grundled.',
      ),
    ],
  },

  {
    number: 2,
    title: 'Byt om på sætningen',
    summary: 'Lad tid eller sted stå først, og flyt ordene, så sætningen stadig er rigtig.',
    instruction:
      'I en hovedsætning er udsagnsordet altid led nummer to. Begynder sætningen med tid eller sted, kommer grundleddet bagefter.',
    trains: ['word-order'],
    items: [
      order(
        'om natten | lyser | skiltet | med grønne bogstaver',
        '»Om natten« står først. Så kommer udsagnsordet som nummer to.',
        { task: 'Sæt leddene i rækkefølge. Begynd med »om natten«.' },
      ),
      order('heldigvis | havde | vi | regntøj på', '»Heldigvis« står først. Så kommer udsagnsordet som nummer to.', {
        task: 'Sæt leddene i rækkefølge. Begynd med »heldigvis«.',
      }),
      order(
        'bag gardinet | gemte | tvillingerne | sig',
        '»Bag gardinet« står først. Så kommer udsagnsordet som nummer to.',
        { task: 'Sæt leddene i rækkefølge. Begynd med »bag gardinet«.' },
      ),
      lists(
        'I kælderen under skolen {ligger der|der ligger} en gammel bokseklub.',
        'Stedet står først. Derfor kommer »ligger« før »der«.',
      ),
      lists('Efter kampen {spiste vi|vi spiste} tolv pizzaer.', 'Tiden står først. Derfor kommer »spiste« før »vi«.'),
      lists(
        'Når man træner til cirkus, {falder man|man falder} mange gange.',
        'Ledsætningen står først. Derfor kommer »falder« før »man«.',
      ),
      lists(
        'Pludselig {gik alarmen|alarmen gik}, og alle stivnede.',
        '»Pludselig« står først. Derfor kommer »gik« før »alarmen«.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Til sidst fandt de nøglen i rugbrødet.',
        ['Til sidst de fandt nøglen i rugbrødet.', 'Til sidst nøglen fandt de i rugbrødet.'],
        'Udsagnsordet er led nummer to: fandt.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Desværre kan vi ikke nå toget.',
        ['Desværre vi kan ikke nå toget.', 'Desværre vi ikke kan nå toget.'],
        'Udsagnsordet er led nummer to: kan.',
      ),
    ],
  },
]);
