import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gren', level: 4, category: 'laesning' }, [
  {
    number: 1,
    title: 'Læs: »The lost tooth«',
    summary: 'Læs en lille historie om en tand, der blev væk.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'The lost tooth',
        text: `Freya has a loose tooth. On Monday morning she eats a big green apple. Crunch! The tooth falls out.

          "Put it in your pocket," says her teacher. Freya runs out to play. She climbs a tree, she
          jumps over a box and she plays tag with Max.

          After the break she puts her hand in her pocket. There is a hole! The tooth is gone. Freya
          wants to cry.

          Max helps her. They look under the tree. They look behind the box. Then Max laughs. "Look
          at the bird!" he says. A black bird is sitting on the fence, and it has something small
          and white in its beak.

          That night Freya writes a letter: "Dear Tooth Fairy, please talk to the bird."`,
        questions: [
          choice('What does Freya eat on Monday?', 'an apple', ['a pear', 'a carrot'], 'Det står i første afsnit.'),
          choice(
            'Who tells Freya to put the tooth in her pocket?',
            'her teacher',
            ['Max', 'her mother'],
            '»Says her teacher«.',
          ),
          choice(
            'Why is the tooth gone?',
            'There is a hole in her pocket.',
            ['Max takes it.', 'She eats it.'],
            '»There is a hole!« betyder, at der er et hul.',
          ),
          several(
            'What does Freya do in the break?',
            ['She climbs a tree.', 'She plays tag.'],
            ['She writes a letter.', 'She eats lunch.'],
            'Brevet skriver hun først om aftenen.',
          ),
          choice('What colour is the bird?', 'black', ['white', 'green'], '»A black bird«. Det hvide er tanden.'),
          choice('Where is the bird?', 'on the fence', ['in the tree', 'behind the box'], '»Fence« er et hegn.'),
          choice(
            'What is the small white thing?',
            'the tooth',
            ['a letter', 'a piece of apple'],
            'Fuglen har tanden i næbbet.',
          ),
          lists('Freya writes to the Tooth {Fairy|Bird|Teacher}.', '»Fairy« er en fe.'),
          choice(
            'Why does she write the letter?',
            'The bird has her tooth.',
            ['She is angry with Max.', 'She wants a new apple.'],
            'Tandfeen skal tale med fuglen.',
          ),
        ],
      }),
    ],
  },
]);
