import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 4, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Ordet »ikke« på den rigtige plads',
    summary: 'Byg sætninger, hvor småordene står rigtigt.',
    instruction: 'Sæt ordene i rækkefølge. Pas på ord som »ikke«, »altid« og »aldrig«.',
    trains: ['word-order'],
    items: [
      order('vi | har | ikke | set | hajen', '»Ikke« står efter det første udsagnsord.', {
        also: ['hajen | har | vi | ikke | set', 'set | hajen | har | vi | ikke'],
      }),
      order('hun | vil | altid | sidde | ved vinduet', '»Altid« står efter det første udsagnsord.', {
        also: [
          'ved vinduet | vil | hun | altid | sidde',
          'altid | vil | hun | sidde | ved vinduet',
          'sidde | ved vinduet | vil | hun | altid',
        ],
      }),
      order('jeg håber, | at | det | ikke | regner', 'I en ledsætning står »ikke« foran udsagnsordet.'),
      order('han sagde, | at | han | aldrig | lyver', 'I en ledsætning står »aldrig« foran udsagnsordet.'),
      order('de | tør | ikke | åbne | kisten', '»Ikke« står efter det første udsagnsord.', {
        also: ['kisten | tør | de | ikke | åbne', 'åbne | kisten | tør | de | ikke'],
      }),
      order('i aften | må | vi | gerne | være længe oppe', 'Udsagnsordet er nummer to, og »gerne« kommer efter »vi«.', {
        also: [
          'vi | må | gerne | være længe oppe | i aften',
          'vi | må | i aften | gerne | være længe oppe',
          'være længe oppe | må | vi | gerne | i aften',
        ],
      }),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Hun bliver sur, når hun ikke vinder.',
        ['Hun bliver sur, når hun vinder ikke.'],
        'I en ledsætning står »ikke« foran udsagnsordet.',
      ),
      choice(
        'Hvilken af sætningerne er bygget rigtigt?',
        'I går kunne jeg ikke sove.',
        ['I går jeg kunne ikke sove.'],
        'Udsagnsordet er nummer to.',
      ),
      choice(
        'Hvilken er den rigtige sætning?',
        'Desværre tabte vi kampen.',
        ['Desværre vi tabte kampen.'],
        'Udsagnsordet er nummer to.',
      ),
    ],
  },
]);
