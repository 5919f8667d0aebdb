import type { FreeTextTask } from '../free-text-schema.ts';

export const theWrongSuitcase: FreeTextTask = {
  id: 2031004,
  slug: 'the-wrong-suitcase',
  version: 1,
  productId: 'teen',
  levelId: 20308,
  categoryId: 203501,
  title: 'Den forkerte kuffert',
  summary: 'Skriv en fortælling på engelsk, som begynder med, at to kufferter bliver byttet om.',
  requiredWordCount: 160,
  estimatedMinutes: 75,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs begyndelsen, og skriv resten af fortællingen på engelsk. Skriv i datid, og brug replikker mindst tre steder.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Read the beginning of the story and write what happens next. You may tell the story as Oscar or from the outside.',
    },
    {
      type: 'list',
      items: [
        'Decide what is inside the suitcase and who it belongs to.',
        'Let Oscar make a choice. It may be a good one or a bad one.',
        'Describe a place so that the reader can see it, hear it or smell it.',
        'Let two people speak to each other.',
        'Write an ending that has something to do with the beginning.',
      ],
    },
  ],
  source: {
    genre: 'Fortælling',
    title: 'The Wrong Suitcase',
    blocks: [
      {
        type: 'paragraph',
        text: 'Every suitcase on the belt was black. Oscar had told his mother so before they left. “Buy a yellow one,” he had said. “Buy one with flamingos on it.” But his mother had bought a black one because it was cheaper, and now it was half past eleven at night and he was too tired to read the labels.',
      },
      {
        type: 'paragraph',
        text: 'He found out in the hotel room. The zip was stiff. He had to kneel on the carpet and pull with both hands, and when it finally gave way, it was not his swimming trunks he saw.',
      },
      {
        type: 'paragraph',
        text: 'On top lay an envelope. Somebody had written on it in green ink: “Do not open this before Thursday.”',
      },
      { type: 'paragraph', text: 'Oscar looked at his watch. It was eleven fifty-eight. It was Wednesday.' },
    ],
  },
};
