import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grei', level: 1, category: 'laesning' }, [
  {
    number: 1,
    title: 'Sam og hunden Bob',
    summary: 'Læs små sætninger om Sam.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Hello, I am Sam',
        text: `Hello! I am Sam. I am six. I have a dog. My dog is big and black. His name is Bob.

          Bob can run. Bob can jump. Bob can eat my hat! Oh no, Bob!

          I love my dog.`,
        questions: [
          choice('Hvem fortæller historien?', 'Sam', ['Bob', 'en kat'], '»I am Sam«.'),
          choice('Hvor gammel er Sam?', '6', ['7', '10'], '»I am six«.'),
          choice('Hvilket dyr har Sam?', 'en hund', ['en kat', 'en hest'], '»Dog« er en hund.'),
          choice('Hvad hedder dyret?', 'Bob', ['Sam', 'Hat'], '»His name is Bob«.'),
          choice('Hvilken farve har dyret?', 'sort', ['hvid', 'brun'], '»Black« er sort.'),
          choice('Er dyret stort eller lille?', 'stort', ['lille'], '»Big« betyder stor.'),
          several('Hvad kan Bob?', ['løbe', 'hoppe'], ['flyve', 'synge'], '»Run« er at løbe, og »jump« er at hoppe.'),
          choice('Hvad spiser Bob?', 'en hat', ['en kage', 'et æble'], '»Eat my hat« er at spise min hat.'),
        ],
      }),
    ],
  },
]);
