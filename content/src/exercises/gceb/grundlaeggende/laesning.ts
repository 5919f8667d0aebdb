import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gceb', level: 11, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: automaten',
    summary: 'Læs en artikel om en maskine, der udleverer noveller.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Press one for a story',
        text: `At the railway station in Millbridge there is a new machine between the coffee and the chocolate. It
          has no coin slot and no glass, only three buttons: one minute, three minutes, five
          minutes. You press, it hums, and out comes a strip of paper with a short story on it. It
          is free, it is printed on something that feels like a receipt, and you never know what you
          will get.

          The idea came from Hannah Osei, who manages the station. She had noticed that the platform
          had become silent. "A hundred people," she says, "and a hundred screens." She did not want
          to lecture anybody, so she asked the city's writers to send her something short. She
          expected a dozen poems. After a month she had four thousand texts, among them a thriller
          by a dentist and a love story by a class of nine-year-olds.

          Not everyone is impressed. "It's a gimmick," says Owen Platt, who teaches literature at
          the local college. "In half a year there will be stories all over the floor." He is right
          about the floor. Every evening the cleaner picks up twenty or thirty of them. She flattens
          them out and reads them on the train home. When she finds a good one, she leaves it on the
          seat.

          Osei has counted, too. The phones have not disappeared, far from it. But now and then, she
          says, somebody laughs aloud, and the person next to them asks what is so funny. "That used
          to be against the law on this platform."`,
        questions: [
          choice(
            'What can the passengers decide themselves?',
            'how long the story takes to read',
            ['what the story is about', 'whether the story is sad or funny'],
            'Knapperne gælder kun antallet af minutter.',
          ),
          choice('What does it cost?', 'nothing', ['the same as a coffee', 'one coin a minute'], '»It is free«.'),
          choice(
            'What was the problem that Osei had noticed?',
            'People no longer talked to each other.',
            ['The trains were late nearly every morning.', 'Nobody bought chocolate.'],
            '»The platform had become silent«.',
          ),
          choice(
            'How did the number of texts compare with her expectations?',
            'It was far higher.',
            ['It was a little lower.', 'It was as she had expected.'],
            'Hun ventede et dusin og fik 4.000.',
          ),
          choice(
            'What is a "gimmick"?',
            'a clever trick without real value',
            ['a very short story', 'a machine that sells train tickets'],
            'Platt mener, at maskinen kun er et smart påfund.',
          ),
          choice(
            'In what way is Platt right?',
            'People drop their stories.',
            ['Nobody reads the stories.', 'The machine broke down twice.'],
            '»He is right about the floor«.',
          ),
          choice(
            'What does the cleaner do with the good stories?',
            'She passes them on to other passengers.',
            ['She throws them away.', 'She sends them to Platt.'],
            '»She leaves it on the seat«.',
          ),
          choice(
            'How should we understand the last sentence?',
            'as a joke about how silent people were',
            ['as information about an old law', 'as a complaint about noise'],
            'Det var naturligvis ikke ulovligt.',
          ),
          choice(
            "What is the writer's attitude to the machine?",
            'quietly positive',
            ['strongly negative', 'completely neutral'],
            'Rengøringsdamen og latteren får det sidste ord.',
          ),
        ],
      }),
    ],
  },
]);
