import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grty', level: 8, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Bisætninger på tysk',
    summary: 'I en bisætning står udsagnsordet sidst.',
    instruction: 'Sæt ordene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order('ich | weiß, | dass | du | recht | hast', 'I bisætningen står udsagnsordet sidst.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('wir | bleiben | zu Hause, | weil | es | regnet', 'Efter »weil« står udsagnsordet sidst.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order(
        'als | Opa | klein | war, | hatte | er | einen Esel',
        'Efter en bisætning kommer udsagnsordet først i hovedsætningen.',
        {
          also: ['als | er | klein | war, | hatte | Opa | einen Esel'],
          task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
        },
      ),
      order('sie | fragt, | ob | wir | morgen | kommen | können', 'Det bøjede udsagnsord »können« står sidst.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Er kommt nicht, weil er krank ist.',
        ['Er kommt nicht, weil er ist krank.', 'Er kommt nicht, weil ist er krank.'],
        'Efter »weil« står udsagnsordet sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ich glaube, dass Mia gewonnen hat.',
        ['Ich glaube, dass Mia hat gewonnen.', 'Ich glaube, dass hat Mia gewonnen.'],
        'Det bøjede udsagnsord »hat« står allersidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Wenn du Zeit hast, spielen wir Schach.',
        ['Wenn du Zeit hast, wir spielen Schach.', 'Wenn du hast Zeit, spielen wir Schach.'],
        'Udsagnsordet står sidst i bisætningen og først i hovedsætningen bagefter.',
      ),
      lists(
        'Ich bin müde, {denn|weil} ich habe schlecht geschlafen.',
        'Efter »denn« kommer en hovedsætning, efter »weil« en bisætning.',
      ),
      lists(
        'Ich bin traurig, {weil|denn} mein Hamster weggelaufen ist.',
        'Udsagnsordet står sidst, og derfor er det »weil«.',
      ),
      lists('{Als|Wenn} wir 2019 in Prag waren, hat es nur geregnet.', 'Om én gang i fortiden siger man »als«.'),
      lists(
        'Immer {wenn|als} Opa kocht, riecht das ganze Haus nach Knoblauch.',
        'Om noget, der sker hver gang, siger man »wenn«.',
      ),
    ],
  },
]);
