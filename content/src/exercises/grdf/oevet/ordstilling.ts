import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grdf', level: 13, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Ikke, altid og aldrig i ledsætninger',
    summary: 'Sæt de små ord på den rigtige plads.',
    instruction: 'I en ledsætning står »ikke«, »altid« og »aldrig« før udsagnsordet.',
    trains: ['word-order'],
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Hun siger, at hun ikke har tid.',
        ['Hun siger, at hun har ikke tid.', 'Hun siger, at ikke hun har tid.'],
        'Efter »at hun« kommer »ikke« før »har«.',
      ),
      choice(
        'Hvilken sætning er rigtig om bussen?',
        'Jeg cykler, fordi bussen aldrig kommer til tiden.',
        ['Jeg cykler, fordi bussen kommer aldrig til tiden.', 'Jeg cykler, fordi aldrig kommer bussen til tiden.'],
        '»Aldrig« står før »kommer« i ledsætningen.',
      ),
      choice(
        'Hvilken sætning er rigtig om hunden?',
        'Det er en hund, der altid sover i sofaen.',
        ['Det er en hund, der sover altid i sofaen.', 'Det er en hund, altid der sover i sofaen.'],
        '»Altid« står før »sover«.',
      ),
      choice(
        'Hvilken sætning er rigtig om vejret?',
        'Hvis det ikke regner, griller vi.',
        ['Hvis det regner ikke, griller vi.', 'Hvis ikke det regner, vi griller.'],
        '»Ikke« før »regner«, og »griller« før »vi«.',
      ),
      order('han | spurgte, | om | vi | ikke | ville | sidde | ned', 'I ledsætningen: om vi ikke ville.', {
        task: 'Begynd med »han«.',
        also: ['han | spurgte, | om | ikke | vi | ville | sidde | ned'],
      }),
      order('da | jeg | kom | hjem, | sov | hele | familien', 'Efter ledsætningen kommer udsagnsordet »sov«.', {
        task: 'Begynd med »da jeg«.',
      }),
      order('selv om | Aya | er | træt, | læser | hun | lektier', 'Efter ledsætningen kommer udsagnsordet.', {
        task: 'Begynd med »selv om«.',
        also: ['selv om | hun | er | træt, | læser | Aya | lektier'],
      }),
      lists(
        'Jeg ved ikke, hvor {kontoret ligger|ligger kontoret}.',
        'I en ledsætning kommer grundleddet før udsagnsordet.',
      ),
      lists(
        'Kan du fortælle mig, hvad {det koster|koster det}?',
        'Her er det en ledsætning, selv om hele sætningen er et spørgsmål.',
      ),
    ],
  },
]);
