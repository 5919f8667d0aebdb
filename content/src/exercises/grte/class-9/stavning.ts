import { choice, exerciseGroup, gaps, mark } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grte', level: 9, category: 'stavning' }, [
  {
    number: 1,
    title: 'Læs korrektur',
    summary: 'Find fejlene i sætninger, som danske elever har skrevet.',
    instruction: 'Find den sætning eller det ord, der er forkert.',
    items: [
      mark(
        'I am *intrested* in music, and I *allso* play the bass.',
        'Marker de to ord, der er stavet forkert.',
        'Det hedder »interested« og »also«.',
      ),
      mark(
        'My brother *dont* like fish, *becourse* it smells.',
        'Marker de to ord, der er forkerte.',
        "Det hedder »doesn't« og »because«.",
      ),
      mark(
        'Last summer we *where* in Greece, and the *whether* was perfect.',
        'Marker de to ord, der er forvekslet med andre.',
        '»Were« betyder var, og »weather« er vejret.',
      ),
      mark(
        'She *learns* me to ski, and I *borrow* her my gloves.',
        'Marker de to udsagnsord, der er valgt forkert.',
        'Man lærer nogen noget: »teach«. Man låner ud: »lend«.',
      ),
      choice(
        'Which sentence has a mistake?',
        'There dog barks at its own tail.',
        ['Their dog never barks at visitors.', "They're not fond of dogs."],
        '»There« betyder der. Det skulle have været »their«.',
      ),
      choice(
        'Which sentence has no mistake?',
        'He has lost his English book.',
        ['He have lost his english book.', 'He has lost his english book.'],
        '»He has«, og »English« har stort begyndelsesbogstav.',
      ),
      choice('Which word is missing an apostrophe?', 'Im', ['its (dens)', 'ours'], "»I'm« er »I am«."),
      gaps('She is the [first](1.) in her family to finish school.', 'Nummer et er »first«.'),
      gaps('My cousin is on the [twelfth](12.) floor.', 'Nummer tolv er »twelfth« med f.'),
      gaps('They met in [February](februar).', '»February« har r to gange.'),
    ],
  },
]);
