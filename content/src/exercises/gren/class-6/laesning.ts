import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gren', level: 6, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs: hønen i bus 12',
    summary: 'Læs en avishistorie om en usædvanlig passager.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'The hen on bus 12',
        text: `Every Thursday at 8.15 a small brown hen gets on bus number 12 in the village of Pockley. She
          travels three stops and gets off outside the library. Nobody knows why.

          "The first time I thought I was dreaming," says the driver, Joan Tibbs. "She walked up the
          steps, looked at me and sat down on the front seat. She didn't have a ticket, but what
          could I do?"

          The hen belongs to Mr Webb, who is ninety-one. His wife used to work at the library, and
          every Thursday they took the bus together with a bag of old bread for the birds. She died
          in March. Mr Webb doesn't go out much now.

          "Somebody has to feed them," he says and shrugs. Last week the passengers bought the hen a
          bus pass. It has her photo on it.`,
        questions: [
          choice(
            'When does the hen take the bus?',
            'on Thursdays',
            ['every day', 'only at weekends'],
            '»Every Thursday« betyder hver torsdag.',
          ),
          choice(
            'Where does she get off?',
            'outside the library',
            ['at the church', "outside Mr Webb's house"],
            'Hun står af ved biblioteket.',
          ),
          choice(
            'What did Joan think the first time?',
            'that she was asleep',
            ['that the hen was lost', 'that it was a joke'],
            '»I thought I was dreaming«.',
          ),
          choice(
            'Where does the hen sit?',
            'at the front',
            ['at the back', 'on the steps'],
            '»On the front seat« er på det forreste sæde.',
          ),
          choice('Who owns the hen?', 'Mr Webb', ['Joan Tibbs', 'the library'], '»Belongs to« betyder tilhører.'),
          choice(
            'What did Mr and Mrs Webb do on Thursdays?',
            'They gave bread to the birds.',
            ['They bought books.', 'They sold eggs.'],
            'De havde en pose gammelt brød med.',
          ),
          choice(
            "Why doesn't Mrs Webb come any more?",
            'She is dead.',
            ['She has a new job.', 'She is at the library.'],
            '»She died in March«.',
          ),
          choice(
            'What did the passengers buy?',
            'a bus pass',
            ['a camera', 'a bag of bread'],
            'Det er et buskort med foto.',
          ),
        ],
      }),
    ],
  },
]);
