import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grbe', level: 10, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: skolens regler',
    summary: 'Læs om en skole, hvor eleverne skrev reglerne om.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Rule 14',
        text: `When Thornwood College asked its students to rewrite the school rules, the teachers were prepared
          for anything: no lessons before noon, ice cream on Mondays, the abolition of mathematics.

          The students took the task more seriously than expected. They met every Thursday for four
          months. They interviewed the cleaners. They timed the lunch queue. In the end they handed
          in a list that was longer than the old one.

          Most of it was sensible, some of it strict. Anyone who leaves a plate on the table has to
          carry plates for a week. Anyone who comes late must sing a song, unless they are late
          because they helped somebody. Teachers who go on talking after the bell owe the class the
          same number of minutes on Friday.

          Then there was Rule 14: "Once a term, every student shall be allowed to be in a bad mood
          for one whole day without being asked why." It was the only rule that made the head
          teacher frown. "How should we know which day it is?" he asked. The students had thought of
          that. They had a box of yellow badges. You put one on at breakfast, and people left you
          alone.

          In the first term seventy-one badges were used. In the second term it was forty, and in
          the third only nine. The head teacher concluded that the students had become happier. The
          students had another explanation. "When you see somebody with a badge," one of them said,
          "you can't help making them a cup of tea."`,
        questions: [
          choice(
            'What had the teachers expected?',
            'silly wishes',
            ['a short and strict list', 'no answer at all'],
            '»Ice cream on Mondays« er et useriøst ønske.',
          ),
          choice(
            'How do we know that the students worked hard?',
            'They met for months and collected facts.',
            ['They wrote the list in one night.', 'They copied the list that another school had made.'],
            'De holdt møder, lavede interview og tog tid.',
          ),
          choice(
            'When may a student be late without singing?',
            'when he or she has helped someone',
            ['on Fridays', 'when the bell is broken'],
            '»Unless they are late because they helped somebody«.',
          ),
          choice(
            'What happens to a teacher who talks too long?',
            'The class gets the time back.',
            ['The teacher must sing.', 'The teacher must carry plates.'],
            '»Owe« betyder at skylde.',
          ),
          choice(
            'What is a "badge"?',
            'something you wear to show others something',
            ['a box for breakfast', 'a note that your parents have to sign for you'],
            'Et badge er et mærke, man tager på.',
          ),
          choice(
            'Why did the head teacher frown?',
            'He could not see how the rule would work.',
            ['He was in a bad mood after a long morning.', 'He wanted a badge himself.'],
            'Han spurgte, hvordan man skulle vide det.',
          ),
          choice(
            'What happened to the number of badges?',
            'It went down.',
            ['It went up.', 'It stayed the same.'],
            'Det faldt fra 71 til 9.',
          ),
          choice(
            "What is the students' explanation?",
            'A badge does not really make people leave you alone.',
            ['The badges had been lost.', 'Tea makes people angry.'],
            'Når man ser mærket, kan man ikke lade være med at være sød.',
          ),
          several(
            'Which words fit the students?',
            ['thorough', 'practical'],
            ['lazy', 'cruel'],
            'De arbejdede grundigt og tænkte på, hvordan det skulle virke.',
          ),
        ],
      }),
    ],
  },
]);
