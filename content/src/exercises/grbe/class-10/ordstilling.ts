import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grbe', level: 10, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Biord på rette plads',
    summary: 'Find det rigtige sted til biordene.',
    instruction: 'Sæt delene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order('we | have | already | packed | our bags.', '»Already« står mellem »have« og den tredje form.', {
        also: ['we | already | have | packed | our bags.'],
      }),
      order('she | hardly | ever | wears | a coat.', '»Hardly ever« står før hovedverbet.'),
      order('they | played | well | in Aarhus', 'Måden står før stedet.', {
        also: ['in Aarhus | they | played | well'],
      }),
      order('I | will | probably | be | late.', '»Probably« står oftest efter »will«.', {
        also: ['I | probably | will | be | late.', 'probably | I | will | be | late.'],
      }),
      order('he | read | the whole book | in one night', 'Genstanden står lige efter udsagnsordet.', {
        also: ['in one night | he | read | the whole book'],
      }),
      choice(
        'Which sentence sounds English?',
        'She plays the cello beautifully.',
        ['She plays beautifully the cello.', 'She beautifully the cello plays.'],
        'Biordet må ikke stå mellem udsagnsordet og genstanden.',
      ),
      choice(
        'Which word order is right?',
        'I have never been so scared.',
        ['I have been never so scared.', 'Never I have been so scared.'],
        '»Never« står lige efter »have«.',
      ),
      choice(
        'Which of these is right?',
        'In the evening we usually sing.',
        ['In the evening sing we usually.', 'In the evening usually sing we.'],
        'Den handlende står før udsagnsordet.',
      ),
      choice(
        'Which sentence begins in the right way?',
        'Only then did I understand the joke.',
        ['Only then I understood did the joke.', 'Only then understood I the joke.'],
        'Efter »only then« bytter »did« og »I« plads.',
      ),
    ],
  },
]);
