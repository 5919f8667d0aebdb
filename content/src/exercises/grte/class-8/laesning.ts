import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grte', level: 8, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: opslag på et vandrerhjem',
    summary: 'Læs en række korte opslag, og find ud af, hvem der skal have hvad.',
    instruction: 'Læs opslagene, og svar på spørgsmålene.',
    items: [
      read({
        title: 'The notice board at Hilltop Hostel',
        text: `1. LOST: One brown boot, left foot, size 44. Last seen in the drying room on Sunday night. I have
          walked home in a slipper. – Gareth

          2. FOUND: A diary in the shower. We have NOT read it (except the first page, to find a
          name, sorry). It seems to belong to somebody who is in love with a person called Kit. Ask
          at reception. We are very discreet.

          3. TO THE PERSON IN BED 12: You snore like a tractor. I mean it in a friendly way. I have
          left you some earplugs, but they are for the rest of us. – Bed 11

          4. WANTED: A lift to Inverness on Tuesday. I can pay with petrol money or with songs. I
          have a guitar and a very quiet dog. – Rosa

          5. FREE: Half a jar of peanut butter, one onion and a map of a city I will never visit
          again. Kitchen, top shelf. Don't ask.`,
        questions: [
          choice('What has Gareth lost?', 'a shoe', ['a slipper', 'a sock'], 'En »boot« er en støvle.'),
          choice(
            'Where was the diary found?',
            'in the bathroom',
            ['on a kitchen shelf', 'in the kitchen'],
            '»In the shower« er i brusebadet.',
          ),
          choice(
            'How do the people at the hostel know about Kit?',
            'They have read a page of the diary.',
            ['Kit has told them about it at breakfast.', 'Kit works at reception.'],
            'De læste den første side.',
          ),
          choice(
            'Why does the writer of notice 3 not sleep well?',
            'Another guest makes noise.',
            ['A tractor starts early.', 'The bed is too short and too soft.'],
            '»Snore« betyder at snorke.',
          ),
          choice(
            'What is the joke about the earplugs?',
            "The one who snores can't solve the problem with them.",
            ['They are too small.', 'They cost too much.'],
            'Det er de andre, der har brug for ørepropper.',
          ),
          choice(
            'What does Rosa want?',
            "to travel in somebody's car",
            ['to sell her guitar', 'to find her dog'],
            '»A lift« er et lift i en bil.',
          ),
          choice(
            'How may Rosa pay?',
            'by singing',
            ['by driving', 'with peanut butter'],
            '»With songs« betyder, at hun kan synge.',
          ),
          several(
            'What can you get for nothing?',
            ['an onion', 'a map'],
            ['a guitar', 'some petrol'],
            'De gratis ting står i opslag 5.',
          ),
          choice(
            'What do you think about the city on the map?',
            'Something bad happened to the writer there.',
            ['The writer was born there.', 'The writer is going there on Tuesday.'],
            'Skribenten vil aldrig se byen igen og vil ikke tale om den.',
          ),
        ],
      }),
    ],
  },
]);
