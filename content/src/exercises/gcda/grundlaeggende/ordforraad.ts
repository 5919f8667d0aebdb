import { choice, exerciseGroup, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcda', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Fagord til analyse',
    summary: 'Kend de begreber, du skal bruge i en analyse.',
    instruction: 'Hvad betyder begrebet?',
    items: [
      choice(
        'Hvad er en *alvidende fortæller*?',
        'en, der kan se ind i alle personer',
        ['en, der selv er med i det, der sker', 'forfatteren'],
        'Den alvidende fortæller kender alles tanker.',
      ),
      choice(
        'Hvad er *komposition*?',
        'den måde, teksten er bygget op på',
        ['det budskab, som teksten vil sende', 'valget af ord'],
        'Komposition handler om opbygning og rækkefølge.',
      ),
      choice(
        'Hvad er et *motiv*?',
        'det stof eller den situation, teksten handler om',
        ['forfatterens navn', 'tekstens længde'],
        'Mødet, rejsen og tvekampen er kendte motiver.',
      ),
      choice(
        'Hvad er *tema*?',
        'det, teksten grundlæggende handler om',
        ['det sted og den tid, hvor teksten foregår', 'den første linje'],
        'Jalousi og tab af uskyld er kendte temaer.',
      ),
      choice(
        'Hvad er »in medias res«?',
        'at begynde midt i handlingen',
        ['at slutte uden en egentlig afslutning', 'at fortælle bagfra'],
        'Det er latin for midt i tingene.',
      ),
      choice(
        'Hvad er *patos* i en tale?',
        'appel til følelserne',
        ['appel til tilhørernes fornuft', 'appel til tilliden'],
        'Logos er fornuft, og etos er troværdighed.',
      ),
      choice(
        'Hvad er et *lyrisk jeg*?',
        'den stemme, der taler i digtet',
        ['de følelser, som læseren selv får', 'læseren'],
        'Stemmen er ikke det samme som digteren.',
      ),
      choice(
        'Hvad er et *vendepunkt*?',
        'det sted, hvor handlingen skifter retning',
        ['den sætning, hvor fortælleren præsenteres', 'et nyt kapitel'],
        'Herefter er intet som før.',
      ),
      sort(
        { epik: ['novelle', 'roman'], lyrik: ['sonet', 'ode'], dramatik: ['tragedie', 'komedie'] },
        'Epik fortæller, lyrik digter i vers, og dramatik bliver spillet.',
        'Sorter efter hovedgenre.',
      ),
    ],
  },
]);
