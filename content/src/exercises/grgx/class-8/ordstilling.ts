import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grgx', level: 8, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Ret rækkefølgen',
    summary: 'Find den sætning, hvor ordene står rigtigt.',
    instruction: 'Vælg den rigtige sætning, eller sæt ordene i rækkefølge.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Vielleicht kommt er später.',
        ['Vielleicht er kommt später.', 'Vielleicht später er kommt.'],
        'Efter »vielleicht« kommer udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Sie hat gestern ihren Opa besucht.',
        ['Sie hat besucht gestern ihren Opa.', 'Sie gestern hat ihren Opa besucht.'],
        'Kort tillægsform står sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Er sagt, dass er kein Fleisch isst.',
        ['Er sagt, dass er isst kein Fleisch.', 'Er sagt, dass isst er kein Fleisch.'],
        'Efter »dass« står udsagnsordet sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Sie will heute nicht tanzen.',
        ['Sie nicht will heute tanzen.', 'Sie will heute tanzen nicht.'],
        '»Nicht« står foran navnemåden, som står sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Wenn es schneit, bauen wir ein Iglu.',
        ['Wenn es schneit, wir bauen ein Iglu.', 'Wenn schneit es, bauen wir ein Iglu.'],
        'Efter bisætningen kommer udsagnsordet.',
      ),
      order('um acht | macht | der Bäcker | seinen Laden | auf', '»Aufmachen« deler sig.', {
        also: [
          'der Bäcker | macht | um acht | seinen Laden | auf',
          'der Bäcker | macht | seinen Laden | um acht | auf',
          'seinen Laden | macht | der Bäcker | um acht | auf',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('mein Opa | möchte | noch einmal | Achterbahn | fahren', 'Navnemåden »fahren« står sidst.', {
        also: [
          'noch einmal | möchte | mein Opa | Achterbahn | fahren',
          'Achterbahn | möchte | mein Opa | noch einmal | fahren',
          'Achterbahn | fahren | möchte | mein Opa | noch einmal',
          'noch einmal | Achterbahn | fahren | möchte | mein Opa',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('hast | du | schon | deine Tante | angerufen', 'Udsagnsordet står først i spørgsmålet.', {
        also: ['hast | du | deine Tante | schon | angerufen'],
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
    ],
  },
]);
