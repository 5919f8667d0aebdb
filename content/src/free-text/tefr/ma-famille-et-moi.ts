import type { FreeTextTask } from '../free-text-schema.ts';

export const maFamilleEtMoi: FreeTextTask = {
  id: 4031003,
  slug: 'ma-famille-et-moi',
  version: 1,
  productId: 'tefr',
  levelId: 40306,
  categoryId: 403502,
  title: 'Min familie og mig',
  summary: 'Præsentér dig selv og din familie på fransk i korte sætninger.',
  requiredWordCount: 40,
  estimatedMinutes: 45,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs teksten af Léa, og skriv om dig selv på fransk. Brug »j’ai« om alder, og husk forskellen på »mon«, »ma« og »mes«.',
    },
  ],
  prompt: [
    { type: 'paragraph', text: 'Présente-toi et présente ta famille. Tu peux aussi inventer une famille.' },
    {
      type: 'list',
      items: [
        'Comment tu t’appelles ? Quel âge as-tu ?',
        'Où est-ce que tu habites ?',
        'Qui est dans ta famille ? Écris une phrase sur chaque personne.',
        'Est-ce que tu as un animal ?',
        'Qu’est-ce que vous aimez faire ensemble ?',
      ],
    },
  ],
  source: {
    genre: 'Præsentation',
    title: 'Bonjour, c’est moi !',
    blocks: [
      {
        type: 'paragraph',
        text: 'Je m’appelle Léa et j’ai douze ans. J’habite à Nantes avec ma mère, mon beau-père et mes deux frères. Notre maison est petite et il y a toujours du bruit.',
      },
      {
        type: 'paragraph',
        text: 'Ma mère est grande. Elle aime les plantes et elle parle avec ses tomates. Mon frère Tom a seize ans et il dort beaucoup. Mon petit frère Noé a quatre ans. Il mange seulement des pâtes.',
      },
      {
        type: 'paragraph',
        text: 'Nous avons aussi une tortue. Elle s’appelle Turbo, mais elle n’est pas rapide. Le dimanche, nous faisons du vélo ensemble. Turbo reste à la maison.',
      },
    ],
  },
};
