import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grex', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: 'Relativsætninger og komma',
    summary: 'Er sætningen nødvendig, eller kan den undværes? Det afgør, hvor der skal komma.',
    instruction: 'På engelsk sættes kun komma om oplysninger, der kan undværes.',
    items: [
      choice(
        'Which sentence is about ONE brother?',
        'My brother, who lives in Rome, is a cook.',
        [
          'My brother who lives in Rome is a cook, but the one in Oslo is not.',
          'My brothers who live in Rome are cooks.',
        ],
        'Med kommaer er sætningen kun en ekstra oplysning om den eneste bror.',
      ),
      choice(
        'Which sentence needs no commas?',
        'The man who stole my bike was wearing a pink hat.',
        ['Ole who is my uncle was wearing a pink hat.', 'Copenhagen which is our capital is full of bikes.'],
        '»Who stole my bike« er nødvendig for at vide, hvilken mand det er.',
      ),
      choice(
        'Which sentence is right?',
        'The book that I am reading is about bees.',
        ['The book, that I am reading, is about bees.', 'The book what I am reading is about bees.'],
        'Ved nødvendige sætninger er der intet komma.',
      ),
      choice(
        'Which sentence is correct?',
        'Lake Windermere, which is in the north, is popular with swimmers.',
        [
          'Lake Windermere, that is in the north, is popular with swimmers.',
          'Lake Windermere which, is in the north is popular with swimmers.',
        ],
        '»That« kan ikke stå efter komma i en relativsætning.',
      ),
      lists("That's the hotel {where|which|when} we stayed for one terrible night.", 'Et sted: »where«.'),
      lists('I remember the day {when|which|where} the circus came.', 'Et tidspunkt: »when«.'),
      lists(
        'The singer, {whose|which|who} voice filled the hall, was only twelve.',
        'Det er sangerens stemme: »whose«.',
      ),
      lists('He failed his test, {which|that|what} surprised nobody.', '»Which« kan henvise til hele sætningen.'),
      lists('The friends with {whom|who|that} I travelled were all musicians.', 'Efter et forholdsord står »whom«.'),
    ],
  },
]);
