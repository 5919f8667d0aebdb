import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grex', level: 11, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: to læserbreve',
    summary: 'Læs to læserbreve om lektier, og find argumenterne.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Skeln mellem det, der står, og det, der menes.',
    items: [
      read({
        title: 'Two letters about homework',
        text: `Sir, I read with interest that Ashby School is going to ban homework. How wonderful! When I was a
          boy, we also had dreams like that. We then went home, learnt our French verbs and became
          doctors, engineers and, in one case, a bishop. No doubt the pupils at Ashby will use their
          free afternoons to read Shakespeare. – G. Thornhill (71)

          Dear Editor, I would like to answer Mr Thornhill. I go to Ashby School. On Tuesdays I
          finish at three, take the bus for fifty minutes, pick up my little sister, cook and put
          her to bed, because my mother works nights. Then I do my homework until I fall asleep on
          it. Some of my friends have parents who help them, and a desk. I am not against work. I am
          against pretending that we all go home to the same house.

          I have never read Shakespeare outside school. But last week, on my first afternoon without
          homework, I borrowed Macbeth from the library and read it on the bus. It is about a man
          who listens to the wrong people. I can recommend it. – Priya Nair (15)`,
        questions: [
          choice(
            'Does Mr Thornhill really think the ban is wonderful?',
            'No, he is being ironic.',
            ['Yes, he is delighted.', 'He does not say anything about it.'],
            '»How wonderful!« er ironi.',
          ),
          choice(
            'What is his argument?',
            'Homework helps people to get far in life.',
            ['Pupils should learn more French.', 'Shakespeare is too difficult for most pupils.'],
            'Han nævner læger, ingeniører og en biskop.',
          ),
          choice(
            'What does "no doubt" suggest in his letter?',
            'He does not believe it at all.',
            ['He is completely sure of it.', 'He has asked the pupils.'],
            'Også det er ironi: Han mener det modsatte.',
          ),
          choice(
            'Why does Priya have little time?',
            'She looks after her sister.',
            ['She has a job in a shop.', 'She has to go to bed very early.'],
            'Hun henter søsteren, laver mad og putter hende.',
          ),
          choice(
            'Why is her mother not at home in the evening?',
            'She works at night.',
            ['She is a bus driver.', 'She lives in another town.'],
            '»My mother works nights«.',
          ),
          choice(
            "What is Priya's main argument?",
            'Pupils do not have the same conditions at home.',
            ['Nobody should have to work hard when they are young.', 'Teachers do not read the homework.'],
            '»The same house« står for de samme vilkår.',
          ),
          choice(
            'What does she do with her free afternoon?',
            'She reads Macbeth.',
            ['She sleeps on the bus.', 'She writes to her mother.'],
            'Hun lånte »Macbeth« på biblioteket.',
          ),
          choice(
            'Priya says that Macbeth listens to the wrong people. Who may she be hinting at?',
            'Mr Thornhill',
            ['her teacher', 'the librarian'],
            'Det er et lille stik til Mr Thornhill.',
          ),
          several(
            "Which words describe Priya's letter?",
            ['polite', 'sharp'],
            ['boastful', 'desperate'],
            'Hun er høflig, men hendes pointe er skarp.',
          ),
        ],
      }),
    ],
  },
]);
