import type { FreeTextTask } from '../free-text-schema.ts';

export const minBedsteDag: FreeTextTask = {
  id: 1061001,
  slug: 'min-bedste-dag',
  version: 1,
  productId: 'teco',
  levelId: 10603,
  categoryId: 106501,
  title: 'Min bedste dag',
  summary: 'Fortæl om en dag, som du tit tænker på, fordi den var så god.',
  requiredWordCount: 60,
  estimatedMinutes: 30,
  prompt: [
    {
      type: 'paragraph',
      text: 'Tænk på en dag, der var rigtig god. Måske havde du fødselsdag, måske fandt du på noget skørt med en ven, eller måske skete der noget, som ingen havde regnet med.',
    },
    {
      type: 'paragraph',
      text: 'Skriv en tekst om dagen til din klasse. Når de læser den, skal de næsten kunne se det for sig.',
    },
    {
      type: 'list',
      items: [
        'Skriv først, hvornår det var, og hvem der var med.',
        'Fortæl, hvad der skete: først, så og til sidst.',
        'Skriv, hvad du så, hørte eller smagte.',
        'Slut med at skrive, hvorfor dagen blev så god.',
      ],
    },
    { type: 'paragraph', text: 'Husk stort bogstav efter punktum. Læs din tekst højt for dig selv, før du afleverer.' },
  ],
};
