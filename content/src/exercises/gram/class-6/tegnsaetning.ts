import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 6, category: 'tegnsaetning' }, [
  {
    number: 1,
    version: 2,
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
        'Hvordan lyder »Jeg kommer i morgen,« siger Bo i indirekte tale?',
        'Bo siger, at han kommer i morgen.',
        ['Bo siger, at jeg kommer i morgen.', 'Bo siger: Han kommer i morgen.'],
        '»Jeg« bliver til »han«, og der kommer »at« foran.',
      ),
      choice(
        'Hvilket tegn skal sætningen slutte med: »Hun spurgte, om vi var sultne ☐«',
        '.',
        ['?', '!'],
        'Det er indirekte tale. Sætningen fortæller, at hun spurgte.',
      ),
      choice(
        'Hvilket tegn skal sætningen slutte med: »Hun spurgte: Er I sultne ☐«',
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
  {
    number: 2,
    title: 'Er sætningen færdig? Skal der råbes?',
    summary: 'Find punktummer, der står for tidligt, og udråbstegn, der ikke hører hjemme.',
    instruction: 'En ledsætning kan ikke stå alene. Udråbstegn er til råb, advarsler og stærke følelser.',
    trains: ['period-superfluous', 'exclamation-mark'],
    items: [
      choice(
        'Hvor er punktummet sat rigtigt?',
        'Vi blev hjemme, fordi det haglede.',
        ['Vi blev hjemme. Fordi det haglede.', 'Vi blev. Hjemme, fordi det haglede.'],
        '»Fordi det haglede« kan ikke stå alene.',
      ),
      choice(
        'Hvilken tekst er delt rigtigt?',
        'Da lyset gik ud, skreg alle. Så begyndte Karl at synge.',
        [
          'Da lyset gik ud. Skreg alle. Så begyndte Karl at synge.',
          'Da lyset gik ud, skreg alle. Så begyndte. Karl at synge.',
        ],
        '»Da lyset gik ud« er en ledsætning og hører til »skreg alle«.',
      ),
      choice(
        'Hvor er punktummerne sat rigtigt?',
        'Min onkel har en båd, som lækker. Han øser hele tiden.',
        [
          'Min onkel har en båd. Som lækker. Han øser hele tiden.',
          'Min onkel har en båd, som lækker. Han øser. Hele tiden.',
        ],
        '»Som lækker« er en ledsætning og skal hænge sammen med båden.',
      ),
      choice(
        'Hvor er der delt rigtigt?',
        'Hvis du vil vinde, må du øve dig. Begynd i dag.',
        ['Hvis du vil vinde. Må du øve dig. Begynd i dag.', 'Hvis du vil vinde, må du. Øve dig. Begynd i dag.'],
        '»Hvis du vil vinde« kan ikke stå alene.',
      ),
      choice(
        'Hvilken tekst har de rigtige tegn?',
        'Hun samler på ure, selv om hun altid kommer for sent.',
        [
          'Hun samler på ure. Selv om hun altid kommer for sent.',
          'Hun samler. På ure, selv om hun altid kommer for sent.',
        ],
        '»Selv om hun altid kommer for sent« er en ledsætning.',
      ),
      lists('»Stands{!|?|:}« brølede dommeren.', 'Dommeren brøler: udråbstegn.'),
      lists('Bogen handler om to brødre i Norge{.|!|?}', 'Det er en rolig oplysning: punktum.'),
      lists('»Pas på isen, den er tynd{!|?|;}« skreg Nadja.', 'Det er en advarsel: udråbstegn.'),
      choice(
        'Hvor passer udråbstegnet?',
        '»Av, min tå …«',
        ['»Toget kører kl. 9.15 …«', '»Kapitel to er på ti sider …«'],
        'Det er et udbrud. De to andre er rolige oplysninger.',
      ),
      choice(
        'Hvilken slutning passer til en rolig oplysning?',
        'Museet åbner klokken ti.',
        ['Museet åbner klokken ti!', 'Museet åbner klokken ti?'],
        'Her er ingen følelser og intet spørgsmål.',
      ),
    ],
  },
]);
