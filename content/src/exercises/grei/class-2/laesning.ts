import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grei', level: 2, category: 'laesning' }, [
  {
    number: 1,
    title: 'Læs: den røde drage',
    summary: 'Læs en lille historie om en drage.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'The red kite',
        text: `Ava has a red kite. It is windy today. Ava and Dad go to the park. Up, up, up! The kite can fly.

          But the wind is strong. The kite is in a big tree now. Ava is sad.

          Dad cannot climb. Ava cannot climb. A girl in a green jacket comes. "I can climb," she
          says. She is fast like a monkey.

          Now Ava has a red kite and a new friend.`,
        questions: [
          choice('Hvilken farve har dragen?', 'rød', ['grøn', 'blå'], '»A red kite« er en rød drage.'),
          choice('Hvordan er vejret?', 'Det blæser.', ['Det sner.', 'Det regner.'], '»Windy« betyder, at det blæser.'),
          choice('Hvem er med Ava i parken?', 'hendes far', ['hendes mor', 'hendes bror'], '»Dad« er far.'),
          choice('Hvor er dragen nu?', 'i et træ', ['i vandet', 'på et hus'], '»In a big tree« er i et stort træ.'),
          choice(
            'Hvordan har Ava det så?',
            'Hun er ked af det.',
            ['Hun er vred.', 'Hun er sulten.'],
            '»Sad« betyder ked af det.',
          ),
          choice('Hvem kan klatre?', 'pigen', ['far', 'Ava'], 'Pigen siger: »I can climb«.'),
          choice(
            'Hvad har pigen på?',
            'en grøn jakke',
            ['en rød hat', 'blå sko'],
            '»A green jacket« er en grøn jakke.',
          ),
          choice('Hvilket dyr er pigen hurtig som?', 'en abe', ['en hest', 'en fugl'], '»Monkey« er en abe.'),
          choice(
            'Hvad har Ava til sidst fået?',
            'en ny veninde',
            ['en ny drage', 'en ny jakke'],
            '»A new friend« er en ny ven eller veninde.',
          ),
        ],
      }),
    ],
  },
]);
