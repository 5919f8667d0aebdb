import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'gram', level: 6, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Fremmedord fra avisen',
    summary: 'Find betydningen af fremmedord, som man møder i nyheder for børn.',
    instruction: 'Læs ordet i sætningen, og vælg den betydning, der passer.',
    items: [
      choice(
        '»Byen *evakuerede* hele gaden på grund af en gaslugt.« Hvad gjorde byen?',
        'flyttede folk væk',
        ['lukkede for vandet', 'talte husene'],
        'At evakuere er at få mennesker væk fra en fare.',
      ),
      choice(
        '»Forskerne gjorde en *sensationel* opdagelse.« Hvordan var den?',
        'meget overraskende',
        ['helt almindelig', 'meget gammel'],
        'En sensation er noget, alle taler om.',
      ),
      choice(
        '»Rapporten er *anonym*.« Hvad ved man ikke?',
        'hvem der har skrevet den',
        ['hvor lang den er', 'hvad den handler om'],
        'Det, der er anonymt, har intet navn på.',
      ),
      choice(
        '»Isbjørnen er *symbol* på klimakampen.« Hvad er et symbol?',
        'et tegn, der står for noget andet',
        ['et dyr, der er fredet', 'en fane i et optog'],
        'Et symbol får os til at tænke på noget større.',
      ),
      choice(
        '»De *eksporterer* cykler til Japan.« Hvad gør de?',
        'sælger dem til et andet land',
        ['køber dem i et andet land', 'samler dem i en container'],
        'At eksportere er at sælge varer ud af landet.',
      ),
      lists('Zoologer studerer {dyr|stjerner|sprog}.', 'Zoologi er læren om dyr.'),
      lists('Den, der er {optimist|pessimist|realist}, tror på, at det går godt.', 'En optimist venter det bedste.'),
      lists(
        'Et {interview|referat|citat} er en samtale med spørgsmål og svar.',
        'En journalist spørger, og nogen svarer.',
      ),
      several(
        'Hvilke ord har med penge at gøre?',
        ['budget', 'økonomi'],
        ['diskussion', 'tradition'],
        'Et budget er en plan for penge, og økonomi handler om at bruge dem.',
      ),
      sort(
        {
          'om tal og mængde': ['procent', 'statistik'],
          'om sygdom': ['epidemi', 'symptom'],
          'om musik': ['rytme', 'harmoni'],
        },
        'Procent og statistik er tal. Epidemi og symptom hører til sygdom. Rytme og harmoni hører til musik.',
        'Sorter fremmedordene.',
      ),
    ],
  },
]);
