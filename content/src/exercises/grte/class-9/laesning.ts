import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grte', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: butikken uden ekspedient',
    summary: 'Læs en artikel om en by, hvor man selv skriver op, hvad man køber.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'The shop that trusts you',
        text: `In Ballymore there is a grocery shop with everything except a shopkeeper. The door is never locked.
          On the counter lie a notebook, a pencil and a tin box. You take what you need, write it
          down and put your money in the box. If you have no money, you write that too.

          It began by accident. Six years ago the owner, Nora Quigley, broke her hip and could not
          stand behind the counter. She planned to close for a month. Her customers would not hear
          of it; they had a key made. When Nora came back, she counted the money and found eleven
          euros too much.

          Of course, not everybody is an angel. Two years ago a stranger emptied the box. Nora wrote
          about it in the notebook, without anger: "Somebody needed 84 euros more than we did." A
          week later there were 90 in an envelope under the door.

          Researchers from a university have visited the shop to find out why it works. They asked
          about cameras, rules, punishments. Nora gave them tea and let them read six years of
          notebooks. On nearly every page, between the milk and the matches, people had written
          small notes to each other: about lambs, funerals, exams. "They came looking for the
          secret," Nora says. "They had it in their hands the whole time, and they were counting the
          potatoes."`,
        questions: [
          choice('What does the shop not have?', 'staff', ['food', 'a door'], '»Everything except a shopkeeper«.'),
          choice(
            "What do you do if you can't pay?",
            'You write it in the notebook.',
            ['You talk to Nora.', 'You leave the things in the shop.'],
            '»You write that too«.',
          ),
          choice(
            'Why did the shop become like this?',
            'Nora had an accident.',
            ['Nora wanted to save money.', 'The key was lost.'],
            'Hun brækkede hoften.',
          ),
          choice(
            'What does "would not hear of it" mean?',
            'They refused to accept it.',
            ['They did not know about it.', 'They were deaf.'],
            'De ville ikke finde sig i det.',
          ),
          choice(
            'What surprised Nora when she came back?',
            'People had paid more than they should.',
            ['People had stolen eleven euros.', 'People had eaten everything.'],
            'Der var elleve euro for meget.',
          ),
          choice(
            'How did Nora react to the theft?',
            'calmly',
            ['angrily', 'with a reward'],
            '»Without anger« betyder uden vrede.',
          ),
          choice(
            'What probably happened a week later?',
            'The thief gave the money back.',
            ['The police found the thief.', "Nora's family helped her to find it."],
            'Der lå lidt mere, end der var blevet taget.',
          ),
          choice(
            'What did the researchers expect to find?',
            'a system of control',
            ['free tea', 'a new kind of notebook'],
            'De spurgte om kameraer, regler og straf.',
          ),
          choice(
            'What is "the secret", according to Nora?',
            'that people care about each other',
            ['that the potatoes are cheap', 'that nobody counts the money'],
            'De små hilsener viser, at folk kender hinanden.',
          ),
        ],
      }),
    ],
  },
]);
