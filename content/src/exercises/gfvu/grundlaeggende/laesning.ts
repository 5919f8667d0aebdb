import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gfvu', level: 11, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Seddel i opgangen',
    summary: 'Læs en besked fra viceværten, og find det vigtigste.',
    instruction: 'Læs beskeden, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Til alle i Birkegade 12',
        text: `På tirsdag den 4. bliver der lukket for vandet fra klokken 9 til 12. Vi skal have nye rør i kælderen. Tap gerne vand i en kande om morgenen, så I kan lave kaffe.

Når vandet kommer igen, kan det være brunt. Lad hanen løbe i to minutter. Vask ikke hvidt tøj før om aftenen. Det gjorde jeg selv sidste år, og nu har jeg ti lyserøde skjorter.

I behøver ikke at være hjemme. Men kælderrum 1 til 8 skal være låst op, for rørene går igennem dem. Har I ting, der ikke tåler at blive våde, så flyt dem senest mandag.

Spørgsmål? Ring til mig mellem klokken 8 og 9. Hilsen fra Bent, jeres vicevært`,
        questions: [
          choice(
            'Hvorfor bliver der lukket for vandet?',
            'Der kommer nye rør.',
            ['Regningen er ikke betalt.', 'Vandet er brunt.'],
            'Der skal nye rør i kælderen.',
          ),
          choice(
            'Hvor længe er der lukket?',
            'tre timer',
            ['to minutter', 'hele dagen'],
            'Fra klokken 9 til 12 er tre timer.',
          ),
          choice(
            'Hvad skal man gøre, hvis vandet er brunt?',
            'lade hanen løbe',
            ['ringe til kommunen', 'koge vandet'],
            'Lad hanen løbe i to minutter.',
          ),
          choice(
            'Hvorfor er Bents skjorter lyserøde?',
            'Han vaskede for tidligt.',
            ['Han kan lide farven.', 'Han malede væggene i kælderen.'],
            'Han vaskede hvidt tøj, mens vandet var farvet.',
          ),
          choice(
            'Hvem skal låse op i kælderen?',
            'dem med rum 1 til 8',
            ['alle i opgangen', 'kun Bent'],
            'Rørene går gennem rum 1 til 8.',
          ),
          choice(
            'Hvornår skal tingene senest være flyttet?',
            'mandag',
            ['tirsdag klokken 9', 'tirsdag aften'],
            'Det står i tredje afsnit.',
          ),
          choice(
            'Skal man være hjemme?',
            'nej',
            ['ja, hele dagen', 'ja, klokken 9'],
            'Bent skriver, at man ikke behøver det.',
          ),
          choice(
            'Hvornår kan man ringe?',
            'klokken 8.30',
            ['klokken 10', 'klokken halv ni om aftenen'],
            'Bent tager telefonen mellem 8 og 9.',
          ),
        ],
      }),
    ],
  },
]);
