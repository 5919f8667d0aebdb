import type { FreeTextTask } from '../free-text-schema.ts';

export const anmeldDetDuKender: FreeTextTask = {
  id: 1061005,
  slug: 'anmeld-det-du-kender',
  version: 1,
  productId: 'teco',
  levelId: 10605,
  categoryId: 106504,
  title: 'Anmeld en bog, en film eller et spil',
  summary: 'Skriv en anmeldelse til skolebladet, så andre kan finde ud af, om det er noget for dem.',
  requiredWordCount: 130,
  estimatedMinutes: 60,
  prompt: [
    {
      type: 'paragraph',
      text: 'Skolebladet har en side, hvor elever anmelder bøger, film og spil. Nu er det din tur. Vælg noget, som du kender godt, og som du har en mening om.',
    },
    {
      type: 'paragraph',
      text: 'Dine læsere går i 4.–6. klasse. De vil vide, om de skal bruge tid på det, du anmelder.',
    },
    { type: 'heading', text: 'Sådan bygger du din anmeldelse op' },
    {
      type: 'list',
      items: [
        'Find på en overskrift, der gør læseren nysgerrig.',
        'Fortæl, hvad det handler om, men røb ikke slutningen.',
        'Skriv, hvad der er godt, og giv et eksempel.',
        'Skriv, hvad der kunne være bedre, og begrund det.',
        'Giv fra én til seks stjerner, og skriv, hvem du vil anbefale det til.',
      ],
    },
    { type: 'paragraph', text: 'Det er ikke nok at skrive, at noget er godt. Forklar altid, hvorfor du synes det.' },
  ],
};
