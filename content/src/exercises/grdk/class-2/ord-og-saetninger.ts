import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordOgSaetninger = exerciseGroup({ productId: 'grdk', level: 2, category: 'ord-og-saetninger' }, [
  {
    number: 1,
    title: 'Modsatte ord',
    summary: 'Find ordet, der betyder det modsatte.',
    instruction: 'Læs ordet. Hvad er det modsatte?',
    items: [
      choice('Hvad er det modsatte af *stor*?', 'lille', ['høj', 'tung'], 'En elefant er stor, og en myre er lille.'),
      choice('Hvad er det modsatte af *våd*?', 'tør', ['kold', 'ny'], 'Håndklædet gør dig tør.'),
      choice('Hvad er det modsatte af *op*?', 'ned', ['ud', 'ind'], 'Elevatoren kører op og ned.'),
      choice('Hvad er det modsatte af *tom*?', 'fuld', ['flad', 'rund'], 'Et glas kan være tomt eller fuldt.'),
      choice(
        'Hvad er det modsatte af *at åbne*?',
        'at lukke',
        ['at banke', 'at kigge'],
        'Man kan åbne og lukke en dør.',
      ),
      choice('Hvad er det modsatte af *grim*?', 'smuk', ['sjov', 'sur'], 'Trolden er grim, og prinsen er smuk.'),
      choice('Hvad er det modsatte af *stille*?', 'larmende', ['langsom', 'lav'], 'En stille klasse larmer ikke.'),
      lists('Natten er mørk, men dagen er {lys|kort|varm}.', 'Lys er det modsatte af mørk.'),
      lists('Sneglen er langsom, men haren er {hurtig|høj|hul}.', 'Hurtig er det modsatte af langsom.'),
    ],
  },
  {
    number: 2,
    title: 'Byg en lang sætning',
    summary: 'Sæt ord i rækkefølge.',
    instruction: 'Begynd med det ord, som opgaven siger.',
    trains: ['word-order'],
    items: [
      order('i dag | skal | vi | bage | pizza', 'I dag skal vi bage pizza.', {
        task: 'Lav en sætning. Begynd med »i dag«.',
      }),
      order('om natten | vågner | min | hamster', 'Om natten vågner min hamster.', {
        task: 'Lav en sætning. Begynd med »om natten«.',
      }),
      order('hvor | er | min | anden | vante?', 'Et spørgsmål begynder tit med »hvor«.', {
        task: 'Spørg efter vanten. Begynd med »hvor«.',
      }),
      order('hunden | fik | en | hel | pølse', 'Hunden fik en hel pølse.', {
        task: 'Lav en sætning. Begynd med »hunden«.',
      }),
      order('på taget | sad | en | lille | nisse', 'På taget sad en lille nisse.', {
        task: 'Lav en sætning. Begynd med »på taget«.',
      }),
      order('hvorfor | griner | I | hele tiden?', 'Hvorfor griner I hele tiden?', {
        task: 'Spørg om grunden. Begynd med »hvorfor«.',
      }),
      order('læreren | faldt | ned | fra | stigen', 'Læreren faldt ned fra stigen.', {
        task: 'Lav en sætning. Begynd med »læreren«.',
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Nu vil jeg sove.',
        ['Nu jeg vil sove.', 'Jeg nu vil sove.'],
        'Efter »nu« kommer »vil« før »jeg«.',
      ),
    ],
  },
]);
