import { choice, exerciseGroup, gaps, sort } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grex', level: 10, category: 'stavning' }, [
  {
    number: 1,
    title: 'Dobbelte og stumme bogstaver',
    summary: 'Skriv ord, hvor man skal tænke sig om.',
    instruction: 'Vælg eller skriv den rigtige stavemåde.',
    items: [
      choice('Which spelling is correct?', 'necessary', ['neccessary', 'necesary'], "»Necessary« har ét c og to s'er."),
      choice(
        'Which of these is spelled correctly?',
        'accommodation',
        ['accomodation', 'acommodation'],
        '»Accommodation« har dobbelt c og dobbelt m.',
      ),
      choice(
        'Choose the right word.',
        'definitely',
        ['definately', 'definitly'],
        '»Definitely« indeholder ordet »finite«.',
      ),
      choice(
        'Which of these is right?',
        'embarrassing',
        ['embarassing', 'embarrasing'],
        "»Embarrassing« har to r'er og to s'er.",
      ),
      choice(
        'Pick the word that has no mistake.',
        'government',
        ['goverment', 'governement'],
        '»Government« kommer af »govern«.',
      ),
      gaps('It is [happening](happen) again!', 'Trykket ligger på første stavelse, så der er kun ét n.'),
      gaps('They were [planning](plan) a surprise party.', 'Efter kort vokal fordobles n.'),
      gaps('We [stopped](stop) at every single bakery.', 'Efter kort vokal fordobles p.'),
      gaps('He [tried](try) to iron his shirt with a saucepan.', '»y« efter en konsonant bliver til »ied«.'),
      gaps('She is [lying](lie) on the floor with her feet on the wall.', '»ie« bliver til »y« foran »-ing«.'),
      sort(
        {
          'dobbelt bogstav foran -ing': ['run', 'begin', 'swim'],
          'enkelt bogstav foran -ing': ['open', 'visit', 'read'],
        },
        'Det fordobles efter en kort vokal med tryk.',
        'Skal sidste bogstav fordobles foran -ing?',
      ),
    ],
  },
]);
