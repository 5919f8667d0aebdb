import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 11, category: 'laesning' }, [
  {
    number: 1,
    title: 'Yusufs morgen',
    summary: 'Læs om en morgen, hvor alt går galt.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'En forkert dag',
        text: `Yusuf vågner klokken halv otte. Han står hurtigt op. Han tager en grøn trøje og blå bukser på.

          I køkkenet spiser han en banan. Der er ingen andre. Mor sover. Lillesøster sover. Selv katten sover.

          Yusuf tager sin taske og løber til skole. Han løber hele vejen. Døren er låst! Der er ingen børn i skolegården.

          Så kommer der en gammel dame med en hund. »Hvad laver du her?« spørger hun. »Det er jo lørdag!«`,
        questions: [
          choice(
            'Hvornår vågner Yusuf?',
            'klokken halv otte',
            ['klokken otte', 'klokken syv'],
            'Det står i den første linje.',
          ),
          choice(
            'Hvad tager han på?',
            'en grøn trøje',
            ['en blå trøje', 'en grøn jakke'],
            'Trøjen er grøn, og bukserne er blå.',
          ),
          choice('Hvad spiser han?', 'en banan', ['et æble', 'en bolle'], 'Han spiser en banan i køkkenet.'),
          several(
            'Hvem sover?',
            ['mor', 'lillesøster', 'katten'],
            ['damen', 'hunden'],
            'Mor, lillesøster og katten sover.',
          ),
          choice(
            'Hvordan kommer han til skole?',
            'Han løber.',
            ['Han cykler.', 'Han tager bussen.'],
            'Han løber hele vejen.',
          ),
          choice(
            'Hvorfor er der ingen børn?',
            'Fordi det er lørdag.',
            ['Fordi det er for tidligt.', 'Fordi det regner.'],
            'Man har fri om lørdagen.',
          ),
          choice(
            'Hvem møder han?',
            'en dame med en hund',
            ['en lærer med en taske', 'en dreng med en bold'],
            'Der kommer en gammel dame med en hund.',
          ),
          choice(
            'Hvad betyder »låst«?',
            'Døren kan ikke åbnes.',
            ['Døren er ny.', 'Døren står åben.'],
            'En låst dør kan man ikke åbne uden en nøgle.',
          ),
        ],
      }),
    ],
  },
]);
