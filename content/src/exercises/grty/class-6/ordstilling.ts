import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grty', level: 6, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Udsagnsordet på plads nummer to',
    summary: 'På tysk står udsagnsordet som nummer to, ligesom på dansk.',
    instruction: 'Sæt ordene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order('heute | essen | wir | im Garten', 'Udsagnsordet står som nummer to.', {
        also: ['wir | essen | heute | im Garten', 'im Garten | essen | wir | heute', 'wir | essen | im Garten | heute'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('am Montag | hat | unsere Klasse | Sport', 'Udsagnsordet står som nummer to.', {
        also: ['unsere Klasse | hat | am Montag | Sport', 'Sport | hat | unsere Klasse | am Montag'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('wann | beginnt | der Film | heute Abend', 'Efter spørgeordet kommer udsagnsordet.', {
        also: ['wann | beginnt | heute Abend | der Film'],
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
      order('mein kleiner Bruder | kann | sehr gut | tauchen', 'Navnemåden står sidst.', {
        also: [
          'sehr gut | kann | mein kleiner Bruder | tauchen',
          'tauchen | kann | mein kleiner Bruder | sehr gut',
          'sehr gut | tauchen | kann | mein kleiner Bruder',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('ich | stehe | jeden Morgen | um halb sieben | auf', 'Forstavelsen »auf« løsner sig og står sidst.', {
        also: [
          'jeden Morgen | stehe | ich | um halb sieben | auf',
          'um halb sieben | stehe | ich | jeden Morgen | auf',
          'jeden Morgen | um halb sieben | stehe | ich | auf',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Morgen fahren wir nach Hamburg.',
        ['Morgen wir fahren nach Hamburg.', 'Wir morgen fahren nach Hamburg.'],
        '»Morgen« står først, og så kommer udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ich möchte ein Eis kaufen.',
        ['Ich möchte kaufen ein Eis.', 'Ich kaufen möchte ein Eis.'],
        'Navnemåden »kaufen« står sidst.',
      ),
      choice(
        'Hvilket spørgsmål er rigtigt?',
        'Kommst du mit ins Kino?',
        ['Kommst mit du ins Kino?', 'Mit du kommst ins Kino?'],
        'I et spørgsmål uden spørgeord står udsagnsordet først.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Der Film fängt gleich an.',
        ['Der Film anfängt gleich.', 'Der Film fängt an gleich.'],
        '»Anfangen« deler sig, og »an« står sidst.',
      ),
      lists(
        'Im Winter {laufen wir|wir laufen} Schlittschuh auf dem See.',
        'Når »im Winter« står først, kommer udsagnsordet før »wir«.',
      ),
    ],
  },
]);
