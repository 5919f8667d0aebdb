import type { FreeTextTask } from '../free-text-schema.ts';

export const meinZimmer: FreeTextTask = {
  id: 3021003,
  slug: 'mein-zimmer',
  version: 1,
  productId: 'tety',
  levelId: 30206,
  categoryId: 302502,
  title: 'Mit drømmeværelse',
  summary: 'Beskriv på tysk det værelse, du har, eller det værelse, du drømmer om.',
  requiredWordCount: 50,
  estimatedMinutes: 45,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs teksten om Mias værelse, og skriv om dit eget på tysk. Husk stort bogstav i alle navneord, og brug »der«, »die« og »das«.',
    },
  ],
  prompt: [
    { type: 'paragraph', text: 'Beschreib dein Zimmer. Du kannst auch über dein Traumzimmer schreiben.' },
    {
      type: 'list',
      items: [
        'Ist dein Zimmer groß oder klein? Welche Farbe haben die Wände?',
        'Was steht im Zimmer? Benutze mindestens fünf Nomen.',
        'Wo stehen die Sachen? Benutze neben, unter, auf und vor.',
        'Was machst du in deinem Zimmer?',
        'Was gefällt dir, und was gefällt dir nicht?',
      ],
    },
  ],
  source: {
    genre: 'Beskrivelse',
    title: 'Mein Zimmer',
    byline: 'Von Mia, 12',
    blocks: [
      {
        type: 'paragraph',
        text: 'Mein Zimmer ist klein, aber ich mag es sehr. Die Wände sind hellblau. Neben der Tür steht mein Bett, und unter dem Bett wohnt mein Hund Rudi. Er schnarcht und träumt von Katzen.',
      },
      {
        type: 'paragraph',
        text: 'Vor dem Fenster steht ein Schreibtisch. Auf dem Schreibtisch liegen zwölf Bücher, ein altes Brot und eine Lampe. Ich mache dort meine Hausaufgaben, und abends höre ich Musik.',
      },
      {
        type: 'paragraph',
        text: 'Mein Traumzimmer ist ein Baumhaus. Es hat eine Rutsche und einen Kühlschrank. Mein Bruder darf nur kommen, wenn er Pizza mitbringt.',
      },
    ],
  },
};
