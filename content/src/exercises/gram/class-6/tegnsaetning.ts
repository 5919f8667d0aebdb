import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 6, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Direkte og indirekte tale',
    summary: 'Skeln mellem det, en person siger ord for ord, og det, der bliver fortalt videre.',
    instruction:
      'I direkte tale står personens egne ord i anførselstegn. I indirekte tale fortæller en anden det videre.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      choice(
        'Hvilken sætning er direkte tale?',
        'Karl sagde: »Jeg har set en rotte.«',
        ['Karl sagde, at han havde set en rotte.', 'Karl fortalte om rotten.'],
        'Karls egne ord står i anførselstegn.',
      ),
      choice(
        'Hvilken sætning er indirekte tale?',
        'Mona sagde, at hun var træt.',
        ['Mona sagde: »Jeg er træt.«', '»Jeg er træt,« sagde Mona.'],
        'En anden fortæller videre, hvad Mona sagde.',
      ),
      choice(
        'Hvordan lyder »Jeg kommer i morgen,« sagde Bo i indirekte tale?',
        'Bo sagde, at han kom i morgen.',
        ['Bo sagde, at jeg kommer i morgen.', 'Bo sagde: Han kommer i morgen.'],
        '»Jeg« bliver til »han«, og der kommer »at« foran.',
      ),
      choice(
        'Hvilket tegn skal der slutte med: »Hun spurgte, om vi var sultne …«',
        '.',
        ['?', '!'],
        'Det er indirekte tale. Sætningen fortæller, at hun spurgte.',
      ),
      choice(
        'Hvilket tegn skal der slutte med: »Hun spurgte: Er I sultne …«',
        '?',
        ['.', ','],
        'Her står spørgsmålet, som hun selv sagde det.',
      ),
      lists('Spøgelset hviskede{:|,|;} »Hvem har taget mine lænker?«', 'Foran direkte tale sætter man kolon.'),
      gaps('Vagten råbte[:] »Stop!«', 'Foran direkte tale sætter man kolon.', { marksMatter: true }),
      lists(
        'Han {spurgte, om|spurgte: Om} vi kunne holde på en hemmelighed.',
        'Det er indirekte tale: han spurgte, om vi kunne.',
      ),
      mark(
        'Kaptajnen sagde: »*Vi* *synker* *langsomt*.«',
        'Marker de ord, som kaptajnen selv siger.',
        'Kaptajnens egne ord står i anførselstegn.',
      ),
    ],
  },
]);
