import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gceb', level: 12, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Fra korte sætninger til et godt afsnit',
    summary: 'Bind sætninger sammen, og undgå kommafejl.',
    instruction: 'Vælg den udgave, der er korrekt på skriftligt engelsk.',
    items: [
      choice(
        'Which version is correct?',
        'The rent was low, but the roof leaked.',
        ['The rent was low the roof leaked.', 'The rent was low, the roof leaked, however.'],
        'To hovedsætninger kan ikke kun bindes sammen af et komma.',
      ),
      choice(
        'Which version is punctuated correctly?',
        'I called him; however, he did not answer.',
        ['I called him, however, he did not answer.', 'I called him however he did not answer.'],
        'Foran »however« mellem to hovedsætninger skal der punktum eller semikolon.',
      ),
      choice(
        'Which sentence is complete?',
        'Because it was late, we took a taxi.',
        ['Because it was late.', 'Although taking a taxi.'],
        'En ledsætning kan ikke stå alene.',
      ),
      choice(
        'Which sentence needs no comma?',
        'I think that she is right.',
        ['After eating the dog fell asleep.', 'If you call Grandpa will come.'],
        'Foran »that« sættes intet komma på engelsk.',
      ),
      choice(
        'Which sentence has parallel structure?',
        'She likes hiking, swimming and reading.',
        ['She likes hiking, to swim and books.', 'She likes to hike, swimming and to read.'],
        'Led på række skal have samme form.',
      ),
      choice(
        'Where is the comma right?',
        'Denmark, which has no mountains, has a ski team.',
        ['I know, that you are there.', 'The girl, who lives next door is a drummer.'],
        'En parentetisk sætning har komma på begge sider.',
      ),
      choice(
        'Which sentence keeps the same point of view?',
        'If one works hard, one will improve.',
        ['If one works hard, you will improve.', 'If you work hard, one will improve.'],
        'Pronomenet må ikke skifte midt i sætningen.',
      ),
      order(
        'not until later | did | we | discover | the truth',
        'Efter »not until later« forrest står »did« før grundleddet.',
      ),
      order("the more | you | practise, | the better | you'll play", '»The … the« binder de to led sammen.'),
      lists('Hardly had the film begun {when|than that|then} the alarm went off.', '»Hardly« følges af »when«.'),
    ],
  },
]);
