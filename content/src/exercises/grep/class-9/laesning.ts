import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grep', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: manden, der samlede på stilhed',
    summary: 'Læs en artikel om lyd, og forstå også det, der står mellem linjerne.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Nogle svar skal du selv regne ud.',
    items: [
      read({
        title: 'Fifteen minutes of nothing',
        text: `For more than thirty years Howard Finch has carried his microphones into forests, deserts and empty
          churches. He is not looking for music. He is looking for places where, for fifteen
          minutes, no sound made by humans can be heard.

          When he began, he had a list of twenty-one such places in his own country. Today there are
          three. The others were not destroyed by bulldozers. "Nobody cut down a single tree," he
          says. "Somebody just moved a flight route."

          Most people, Finch claims, have never heard real silence, and when they do, they are
          uneasy. He once took a group of teenagers to a valley in the mountains and asked them to
          sit still for a quarter of an hour. After two minutes somebody giggled. After five, one
          boy asked if something was wrong. But at the end none of them got up. "They had started to
          hear things," says Finch. "A beetle walking across a leaf. Their own breath. One girl told
          me she had not known that snow makes a sound when it lands."

          Finch himself is slowly losing his hearing. He finds it funny, most of the time. "I have
          spent my life looking for silence," he says, "and now it has started looking for me."`,
        questions: [
          choice(
            'What is Finch searching for?',
            'places without human noise',
            ['places with good music', 'animals that nobody has ever seen'],
            '»No sound made by humans«.',
          ),
          choice(
            'How many of the places on his list are left?',
            'three',
            ['eighteen', 'twenty-one'],
            '»Today there are three«.',
          ),
          choice(
            'What has spoiled most of the places?',
            'aeroplanes',
            ['bulldozers', 'people who cut down trees'],
            '»A flight route« er en rute for fly.',
          ),
          choice(
            'Which word means almost the same as "uneasy"?',
            'uncomfortable',
            ['bored', 'very excited about it'],
            '»Uneasy« betyder utilpas.',
          ),
          choice(
            'Why did the boy ask if something was wrong?',
            'The silence felt strange to him.',
            ['He had hurt himself on a sharp stone.', 'He had heard a beetle.'],
            'Han var ikke vant til, at der var stille.',
          ),
          choice(
            'What changed before the fifteen minutes were over?',
            'They began to notice small sounds.',
            ['They fell asleep.', 'They started to sing.'],
            '»They had started to hear things«.',
          ),
          several(
            'Which sounds does the text mention?',
            ['an insect walking', "people's breathing", 'snow landing'],
            ['wind in the trees', 'running water'],
            'Vind og vand er ikke nævnt.',
          ),
          choice(
            'What does Finch mean by "it has started looking for me"?',
            'He is becoming deaf.',
            ['The forests are growing.', 'Journalists want to meet him.'],
            'Han er ved at miste hørelsen, så stilheden kommer til ham.',
          ),
          choice(
            'How does Finch feel about it?',
            'He mostly laughs at it.',
            ['He is furious.', 'He has not noticed it.'],
            '»He finds it funny, most of the time«.',
          ),
        ],
      }),
    ],
  },
]);
