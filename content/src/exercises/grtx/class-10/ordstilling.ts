import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grtx', level: 10, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Fra stikord til sætning',
    summary: 'Byg rigtige tyske sætninger.',
    instruction: 'Sæt ordene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order('nächste Woche | fängt | mein Praktikum | an', '»Anfangen« deler sig, og »an« står sidst.', {
        also: ['mein Praktikum | fängt | nächste Woche | an'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('leider | konnte | ich | gestern | nicht | kommen', 'Efter »leider« kommer udsagnsordet.', {
        also: [
          'gestern | konnte | ich | leider | nicht | kommen',
          'ich | konnte | gestern | leider | nicht | kommen',
          'ich | konnte | leider | gestern | nicht | kommen',
          'kommen | konnte | ich | gestern | leider | nicht',
          'kommen | konnte | ich | leider | gestern | nicht',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('warum | hast | du | mir | nicht | geschrieben', 'Efter spørgeordet kommer udsagnsordet.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
      order(
        'der Mann, | der | nebenan | wohnt, | spielt | Tuba',
        'Den relative sætning står lige efter »der Mann«, og udsagnsordet står sidst i den.',
        {
          task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål. Begynd med »der Mann«.',
        },
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ich habe keine Lust, heute zu kochen.',
        ['Ich habe keine Lust heute kochen.', 'Ich habe keine Lust, zu heute kochen.'],
        '»Zu« står lige foran navnemåden.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Bevor wir essen, waschen wir uns die Hände.',
        ['Bevor wir essen, wir waschen uns die Hände.', 'Bevor essen wir, waschen wir uns die Hände.'],
        'Efter bisætningen kommer udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Sie hat den Film nicht gesehen.',
        ['Sie hat nicht gesehen den Film.', 'Sie nicht hat den Film gesehen.'],
        '»Nicht« står foran den korte tillægsform, som står sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Er ist größer als ich.',
        ['Er ist größer wie ich bin groß.', 'Er ist mehr groß als ich.'],
        'Ved forskel bruger man »als«, og tillægsordet bøjes.',
      ),
      lists('So groß {wie|als|denn} du bin ich schon lange.', 'Ved lighed bruger man »wie«.'),
    ],
  },
]);
