import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gcea', level: 11, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: en arv',
    summary: 'Læs begyndelsen af en novelle, og undersøg fortæller, stemning og undertekst.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Flere svar skal udledes.',
    items: [
      read({
        title: 'The inheritance',
        text: `When my aunt Constance died, she left her house to the National Trust, her money to a home for
          retired donkeys, and to me the dining-room clock, "which he has always looked at so
          attentively".

          It was a just remark. I spent the Sundays of my childhood in that dining room, between an
          uncle who did not speak and a cousin who did not stop, and I looked at the clock as
          prisoners look at windows. It had a brass face and a way of hesitating before each tick,
          as though it were considering whether to go on.

          It arrived on a Tuesday. Two men carried it up four flights of stairs, set it against the
          only wall that would take it, and asked me to sign. One of them, the younger, put his ear
          to the wood. "There's something in here," he said.

          I should like to be able to write that I opened it at once. In fact I gave them their tip,
          closed the door, and sat down opposite it as I used to do, with my hands on my knees. It
          was ten to three. In the old days there would have been cold mutton, and Constance at the
          head of the table, watching – not, as I had believed for forty years, the clock, but me.`,
        questions: [
          choice(
            'What kind of narrator does the text have?',
            'a first-person narrator',
            ['an omniscient narrator', 'a third-person limited narrator'],
            'Fortælleren er selv med: »my aunt«, »I«.',
          ),
          choice(
            "What is the tone of the aunt's remark about the clock?",
            'teasing',
            ['affectionate without irony', 'furious'],
            'Hun driller ham med, at han kun ville væk.',
          ),
          choice(
            'Why did the narrator look at the clock as a child?',
            'He wanted the visits to end.',
            ['He was interested in old clocks.', 'He was told to do so.'],
            '»As prisoners look at windows«.',
          ),
          choice(
            'What does "a just remark" mean?',
            'The remark was fair.',
            ['The remark had just been made.', 'The remark was about the law.'],
            '»Just« betyder her retfærdig.',
          ),
          choice(
            'Which device is used in "considering whether to go on"?',
            'personification',
            ['alliteration', 'a rhetorical question'],
            'Uret får menneskelige tanker.',
          ),
          choice(
            'What do we learn about the uncle and the cousin?',
            'One was silent while the other talked all the time.',
            ['Both were silent.', 'Both talked about donkeys.'],
            '»Did not speak« og »did not stop« er en kontrast.',
          ),
          choice(
            'Why does the narrator not open the clock at once?',
            'The past holds him back for a moment.',
            ['He has lost the key.', 'The men are still waiting in the hall.'],
            'Han sætter sig, som han gjorde som barn.',
          ),
          choice(
            'What does he realise at the end?',
            'His aunt had been watching him.',
            ['His aunt had never liked the clock.', 'It was time for dinner.'],
            '»Not … the clock, but me«.',
          ),
          several(
            'Which words describe the style?',
            ['restrained', 'ironic'],
            ['colloquial', 'sensational'],
            'Fortælleren er behersket og underspillet.',
          ),
        ],
      }),
    ],
  },
]);
