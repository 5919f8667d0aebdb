import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'gren', level: 9, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Ordstilling: ikke som på dansk',
    summary: 'Sæt ordene på plads, hvor engelsk og dansk er forskellige.',
    instruction: 'Sæt delene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order(
        'yesterday | we | saw | a seal',
        'På engelsk står den handlende før udsagnsordet, også efter »yesterday«.',
        { also: ['we | saw | a seal | yesterday'] },
      ),
      order('she | always | forgets | her password', '»Always« står før hovedverbet.'),
      order('he | is | often | late | for work', '»Often« står efter »is«.', {
        also: [
          'often | he | is | late | for work',
          'he | often | is | late | for work',
          'he | is | late | for work | often',
        ],
      }),
      order('I | can | never | remember | his name', '»Never« står efter hjælpeverbet »can«.', {
        also: ['never | can | I | remember | his name', 'I | never | can | remember | his name'],
      }),
      order('we | really | enjoyed | the concert', '»Really« står før udsagnsordet.'),
      order("they | didn't | tell | us | why", "»Didn't« står efter den, der gør noget."),
      choice(
        'Which sentence is right?',
        'I speak English very well.',
        ['I speak very well English.', 'Very well speak I English.'],
        'Genstanden står lige efter udsagnsordet.',
      ),
      choice(
        'Which sentence is right?',
        'Last night my dog ate my essay.',
        ['Last night ate my dog my essay.', 'My dog ate last night my essay.'],
        'Den handlende står før udsagnsordet, og genstanden lige efter.',
      ),
      choice(
        'Which question is right?',
        'Do you know where he lives?',
        ['Do you know where does he live?', 'Do you know where lives he?'],
        'I et indirekte spørgsmål er der ligefrem ordstilling.',
      ),
      choice(
        'Which sentence is right?',
        'Never have I seen such a mess.',
        ['Never I have seen such a mess.', 'Never I saw such a mess.'],
        'Efter »never« først i sætningen bytter »have« og »I« plads.',
      ),
    ],
  },
]);
