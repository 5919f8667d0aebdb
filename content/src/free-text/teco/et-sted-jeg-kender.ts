import type { FreeTextTask } from '../free-text-schema.ts';

export const etStedJegKender: FreeTextTask = {
  id: 1061011,
  slug: 'et-sted-jeg-kender',
  version: 1,
  productId: 'teco',
  levelId: 10607,
  categoryId: 106502,
  title: 'Et sted, jeg kender',
  summary: 'Beskriv et sted, som betyder noget for dig, så en fremmed kan mærke det.',
  requiredWordCount: 160,
  estimatedMinutes: 60,
  prompt: [
    {
      type: 'paragraph',
      text: 'Vælg et sted, som du kender rigtig godt. Det kan være en trappeopgang, en fodboldbane i regnvejr, din mormors køkken eller den gade, hvor du boede som lille.',
    },
    {
      type: 'paragraph',
      text: 'Beskriv stedet for en, der aldrig har været der. Læseren skal kunne se, høre og lugte det og til sidst forstå, hvorfor netop det sted er vigtigt for dig.',
    },
    {
      type: 'list',
      items: [
        'Tag læseren med ind: Fra hvilken side kommer man, og hvad lægger man først mærke til?',
        'Brug mindst tre sanser.',
        'Brug mindst én sammenligning, for eksempel: »Trappen knirker som en gammel dør«.',
        'Fortæl en lille ting, der er sket på stedet.',
        'Skriv i nutid, og hold fast i den.',
      ],
    },
  ],
};
