import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grbe', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: vaskerummet',
    summary: 'Læs en klumme om at flytte på kostskole.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'What nobody tells you',
        text: `Before I left home, everybody had advice. My grandmother told me to be myself. My father told me to
          be on time. My best friend told me not to become one of those people who play the guitar
          under a tree.

          Nobody mentioned the laundry.

          There are a hundred and twenty students at my school and four washing machines, one of
          which has been "under repair" since 2016. If you want clean clothes, you have to get up at
          five or make friends with Viggo. Viggo is small and quiet and has a key to the kitchen
          staff's laundry room, because he once found the cook's wedding ring in a bowl of salad. He
          asks for nothing in return, only that you sit there with him while the machine is running.
          "Forty-five minutes," he says. "No phones."

          At first I thought it was the longest forty-five minutes in the world. You look at your
          own T-shirts going round and round. Then you begin to talk. I have talked to Viggo about
          death, about mustard, about why his brother doesn't call. By Christmas there was a queue
          in front of the laundry room, and half of the people in it had brought clothes that were
          perfectly clean.

          I did buy a guitar, by the way. I keep it under the bed.`,
        questions: [
          choice(
            'Which advice was about time?',
            "the father's",
            ["the grandmother's", "the friend's"],
            '»To be on time« er at komme til tiden.',
          ),
          choice(
            'How many washing machines for students work?',
            'three',
            ['four', 'none'],
            'Én af de fire er i stykker.',
          ),
          choice(
            'Why does the writer put "under repair" in quotation marks?',
            'Nobody seems to be repairing it.',
            ['It is a name.', 'Someone said it to Viggo.'],
            'Den har været i stykker i årevis.',
          ),
          choice(
            'Why does Viggo have a key?',
            'He did the cook a great favour.',
            ['He works in the kitchen.', "He stole it from the headmaster's office."],
            'Han fandt kokkens vielsesring.',
          ),
          choice(
            'What does Viggo want from the others?',
            'their company',
            ['their help with homework', 'their phones'],
            'Man skal bare sidde der sammen med ham.',
          ),
          several(
            'What do they talk about?',
            ['death', 'mustard', "Viggo's brother"],
            ["the cook's ring", 'the guitar'],
            'De tre emner står i næstsidste afsnit.',
          ),
          choice(
            'Why did people bring clean clothes?',
            'They wanted to talk.',
            ['They were mistaken.', 'They had no other clothes.'],
            'Samtalen var blevet vigtigere end vasken.',
          ),
          choice(
            'What does the last paragraph tell us about the writer?',
            'The writer has become a bit like the people the friend laughed at.',
            ['The writer never liked music.', 'The writer wants to leave the school.'],
            'Vennen advarede mod dem, der spiller guitar.',
          ),
          choice(
            'What is the best word for the tone of the text?',
            'humorous',
            ['angry', 'frightened'],
            'Teksten er varm og sjov.',
          ),
        ],
      }),
    ],
  },
]);
