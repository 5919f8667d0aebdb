import type { FreeTextTask } from '../free-text-schema.ts';

export const opfindEtDyr: FreeTextTask = {
  id: 1061004,
  slug: 'opfind-et-dyr',
  version: 1,
  productId: 'teco',
  levelId: 10604,
  categoryId: 106502,
  title: 'Opfind et dyr',
  summary: 'Beskriv et dyr, som ingen har set før, så en tegner kan tegne det.',
  requiredWordCount: 90,
  estimatedMinutes: 40,
  prompt: [
    {
      type: 'paragraph',
      text: 'En forsker er lige kommet hjem fra en ø, hvor ingen mennesker har været før. Forskeren er dig! Du har fundet et dyr, som ikke står i nogen bøger, og nu skal det beskrives i et leksikon for børn.',
    },
    { type: 'paragraph', text: 'Skriv så præcist, at en tegner kan tegne dyret uden at have set det.' },
    {
      type: 'list',
      items: [
        'Navn: Hvad hedder dyret, og hvorfor hedder det sådan?',
        'Udseende: Hvor stort er det? Hvilke farver har det, og hvordan føles det at røre ved?',
        'Mad: Hvad spiser det, og hvordan får det fat i maden?',
        'Levested: Hvor bor det, og hvordan passer det på sine unger?',
        'Noget mærkeligt: Fortæl én ting, som kun dette dyr kan.',
      ],
    },
    { type: 'paragraph', text: 'Lav et nyt afsnit for hvert punkt. Brug gerne mange tillægsord.' },
  ],
};
