import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grex', level: 10, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: den sidste bus',
    summary: 'Læs en novelle i lille format om en chauffør, der holdt et løfte.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'The last bus to Marlow End',
        text: `The number 47 had one passenger left after ten o'clock, and it was always the same one. She sat
          right behind the driver with a plastic bag on her knees, got off at Marlow End and said,
          "Good night, Mr Patel. Mind the hedgehogs."

          For eleven years Mr Patel minded the hedgehogs. He had never seen one, but he slowed down
          all the same on the stretch between the church and the old mill.

          When the company decided to close the route, they sent him a letter with a graph in it.
          The line went down, and at the end there was a dot which, he supposed, was her.

          On the last night he expected her to say something. She did not. She got off, as always,
          with her bag. But this time she stayed at the bus stop, opened the bag and emptied it on
          the grass: apple peel, bread, a little cat food. Then she stepped back and waved at him to
          turn off the headlights.

          He did. For a while nothing happened. And then, out of the dark, they came: four, five,
          seven of them, hurrying across the road as if they, too, were afraid of missing something.`,
        questions: [
          choice(
            "What do we know about the bus after ten o'clock?",
            'It was nearly empty.',
            ['It was often late.', 'It was full of hedgehogs.'],
            'Der var kun én passager.',
          ),
          choice(
            'Why did Mr Patel drive slowly past the church?',
            'The woman had asked him to be careful.',
            ['The road was bad.', 'He had once hit a hedgehog.'],
            'Hun sagde »Mind the hedgehogs« hver aften.',
          ),
          choice(
            'What does "mind" mean here?',
            'be careful of',
            ['remember', 'try to remember'],
            '»Mind« betyder her at passe på.',
          ),
          choice(
            'What did the graph show?',
            'There were fewer and fewer passengers.',
            ['The bus drove faster and faster.', 'There were more and more hedgehogs.'],
            '»The line went down«: Der kom færre passagerer.',
          ),
          choice(
            'What does "the dot" stand for?',
            'the last passenger',
            ['the last bus stop in the town', 'the driver'],
            '»Which, he supposed, was her«.',
          ),
          choice(
            'What was in the bag?',
            'food for the animals',
            ['her dinner', 'a present for Mr Patel'],
            'Hun tømte madrester ud på græsset.',
          ),
          choice(
            'Why did he have to turn off the headlights?',
            'to make the animals feel safe',
            ['to save power', 'to hide from his boss'],
            'I mørket turde pindsvinene komme frem.',
          ),
          choice('How many hedgehogs does he see?', 'seven', ['four', 'none'], '»Four, five, seven of them«.'),
          choice(
            'What does the ending suggest?',
            'She has fed the hedgehogs every evening.',
            ['She wants to buy the bus.', 'Mr Patel has stopped believing in her.'],
            'De kommer løbende, som om de er vant til det.',
          ),
        ],
      }),
    ],
  },
]);
