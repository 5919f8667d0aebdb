import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gcea', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: en tale om at tage fejl',
    summary: 'Læs en tale til dimittender, og undersøg dens argumenter og virkemidler.',
    instruction: 'Læs talen, og svar på spørgsmålene.',
    items: [
      read({
        title: 'In praise of being wrong',
        text: `Graduates, parents, and those of you who came for the sandwiches: I have been asked to tell you what
          I have learnt. I am a geologist. I have learnt that the ground moves.

          When I was a student, my professor taught us that the ocean floor was ancient and still.
          He was a careful man. He had maps. He had thirty years of measurements, and a pipe. Then
          one morning a colleague, a woman whose job was to draw the maps and who was not allowed on
          the ships, laid a sheet of paper on his desk. There was a valley in the middle of the
          Atlantic, she said, and it was growing. He called it girl talk.

          He was wrong. But that is not why I mention him. I mention him because of what he did
          eleven months later. He walked into a lecture hall with three hundred students in it, put
          down the pipe, and said: "Everything I taught you last year is mistaken. Please turn to a
          new page."

          You will leave here today with a piece of paper that says you know something. You do. But
          some of it is wrong, and nobody can tell you which part. You will be tempted to defend it
          – we defend our mistakes the way we defend our children, because we made them. I ask you
          only this. When someone lays a map on your desk, look at the map. Do not look at who drew
          it.

          The ground moves. Turn to a new page.`,
        questions: [
          choice(
            'What is the effect of mentioning the sandwiches?',
            'It creates a relaxed contact with the audience.',
            ['It criticises the food.', 'It introduces the main argument.'],
            'Humor i indledningen vinder publikum.',
          ),
          choice(
            'What does "the ground moves" come to mean?',
            'What we believe to be certain can change.',
            ['Earthquakes are dangerous.', 'Students should travel.'],
            'Sætningen bliver et billede på viden.',
          ),
          choice(
            'Why was the pipe worth mentioning?',
            'It is a comic detail that suggests authority.',
            ['It proves that he was ill.', 'It explains his mistake.'],
            'Piben hører med til billedet af den sikre professor.',
          ),
          choice(
            'What does the phrase "girl talk" reveal?',
            'prejudice',
            ['admiration', 'scientific doubt based on data'],
            'Han afviser hende på grund af hendes køn.',
          ),
          choice(
            'Why does the speaker mention the professor?',
            'because he admitted his mistake in public',
            ['because he had been wrong for many years', 'because he discovered the valley'],
            '»That is not why I mention him« viser, at det vigtige kommer bagefter.',
          ),
          choice(
            'Which device is used in "the way we defend our children"?',
            'simile',
            ['irony', 'litotes'],
            'En sammenligning med »the way« er en »simile«.',
          ),
          choice(
            'What is the "piece of paper" in the fourth paragraph?',
            'a diploma',
            ['a map', 'a page in a textbook'],
            'Dimittenderne får deres eksamensbevis.',
          ),
          choice(
            "What does the map-maker's story warn against?",
            'judging an idea by the person behind it',
            ['trusting maps', 'leaving university too early'],
            '»Do not look at who drew it«.',
          ),
          choice(
            'How does the ending work?',
            'It repeats two earlier lines and gives them new meaning.',
            ['It presents a new argument.', 'It returns to the joke about food.'],
            'Begge sætninger har stået før i talen.',
          ),
        ],
      }),
    ],
  },
]);
