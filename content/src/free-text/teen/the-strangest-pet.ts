import type { FreeTextTask } from '../free-text-schema.ts';

export const theStrangestPet: FreeTextTask = {
  id: 2031003,
  slug: 'the-strangest-pet',
  version: 1,
  productId: 'teen',
  levelId: 20305,
  categoryId: 203502,
  title: 'Verdens mærkeligste kæledyr',
  summary: 'Beskriv et kæledyr på engelsk. Det må gerne være et, som du selv finder på.',
  requiredWordCount: 60,
  estimatedMinutes: 45,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs teksten om Gerald, og skriv om et kæledyr på engelsk. Husk -s på udsagnsordet, når det er dyret, der gør noget: »it eats«, »he sleeps«.',
    },
  ],
  prompt: [
    { type: 'paragraph', text: 'Write about a pet. It can be a real pet, or you can make one up.' },
    {
      type: 'list',
      items: [
        'What is its name? What kind of animal is it?',
        'What does it look like? Write about its size and its colours.',
        'What does it eat? Where does it sleep?',
        'What can it do? What does it not like?',
        'Tell about a day when the pet did something funny.',
      ],
    },
  ],
  source: {
    genre: 'Beskrivelse',
    title: 'My Friend Gerald',
    blocks: [
      {
        type: 'paragraph',
        text: 'My pet is called Gerald. He is a snail. He is brown and grey, and he is as big as my thumb. Gerald lives in a box with leaves in my room. He eats lettuce and cucumber, and he sleeps almost all day.',
      },
      {
        type: 'paragraph',
        text: 'Gerald does not like loud music. When my sister plays the drums, he hides in his shell. But he likes water. I give him a bath every Sunday in a small spoon.',
      },
      {
        type: 'paragraph',
        text: 'One morning the box was empty! I looked everywhere. Then my dad shouted from the kitchen. Gerald was on top of the birthday cake, and he looked very happy. I think he wanted to be a candle.',
      },
    ],
  },
};
