import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grdf', level: 12, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Udsagnsordet på plads to',
    summary: 'Sæt ordene i rækkefølge.',
    instruction: 'Udsagnsordet står på plads to i hovedsætningen.',
    trains: ['word-order'],
    items: [
      order('i aften | skal | jeg | på | arbejde', 'Udsagnsordet »skal« står på plads to.', {
        task: 'Begynd med »i aften«.',
      }),
      order('om mandagen | har | vi | fri', 'Efter tiden kommer udsagnsordet.', { task: 'Begynd med »om mandagen«.' }),
      order('derfor | tager | jeg | bussen', 'Efter »derfor« kommer udsagnsordet.', { task: 'Begynd med »derfor«.' }),
      order('først | drikker | vi | kaffe', 'Efter »først« kommer udsagnsordet.', { task: 'Begynd med »først«.' }),
      order('hvornår | åbner | kommunens | kontor?', 'I et spørgsmål kommer udsagnsordet efter »hvornår«.', {
        task: 'Spørg om en tid. Begynd med »hvornår«.',
      }),
      order('jeg | forstår | ikke | brevet | fra banken', '»Ikke« står efter udsagnsordet.', {
        task: 'Begynd med »jeg«.',
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Nu kan jeg cykle på arbejde.',
        ['Nu jeg kan cykle på arbejde.', 'Nu kan cykle jeg på arbejde.'],
        'Efter »nu« kommer »kan« og så »jeg«.',
      ),
      choice(
        'Hvilken sætning har »ikke« på den rigtige plads?',
        'Min nabo spiser ikke kød.',
        ['Min nabo ikke spiser kød.', 'Ikke min nabo spiser kød.'],
        '»Ikke« står efter udsagnsordet.',
      ),
      choice(
        'Hvilket spørgsmål er rigtigt?',
        'Hvor længe har du boet her?',
        ['Hvor længe du har boet her?', 'Hvor længe har boet du her?'],
        'I et spørgsmål kommer »har« før »du«.',
      ),
    ],
  },
]);
