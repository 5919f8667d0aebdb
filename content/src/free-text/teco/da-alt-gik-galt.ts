import type { FreeTextTask } from '../free-text-schema.ts';

export const daAltGikGalt: FreeTextTask = {
  id: 1061009,
  slug: 'da-alt-gik-galt',
  version: 1,
  productId: 'teco',
  levelId: 10607,
  categoryId: 106501,
  title: 'Da alt gik galt',
  summary: 'Fortæl om en dag, hvor intet gik efter planen, så læseren både krummer tæer og griner.',
  requiredWordCount: 180,
  estimatedMinutes: 75,
  prompt: [
    {
      type: 'paragraph',
      text: 'De bedste historier handler sjældent om dage, hvor alt lykkedes. Skriv en fortælling om en dag, hvor det hele gik galt. Den må være sand, halvsand eller ren fantasi.',
    },
    {
      type: 'list',
      items: [
        'Vælg én dag eller én begivenhed, og bliv ved den.',
        'Begynd midt i handlingen, og fortæl bagefter, hvordan I endte der.',
        'Lad det blive værre mindst to gange, før det bliver bedre.',
        'Vis, hvordan personerne har det, i stedet for kun at skrive, at de var sure eller kede af det.',
        'Slut med en tanke: Hvad kan du se nu, som du ikke kunne se dengang?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Skriv i datid hele vejen igennem. Når du er færdig, læser du teksten igennem to gange: først for indholdet, så for stavning og komma.',
    },
  ],
};
