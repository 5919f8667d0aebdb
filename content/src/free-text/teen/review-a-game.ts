import type { FreeTextTask } from '../free-text-schema.ts';

export const reviewAGame: FreeTextTask = {
  id: 2031005,
  slug: 'review-a-game',
  version: 1,
  productId: 'teen',
  levelId: 20306,
  categoryId: 203504,
  title: 'Anmeld et spil, en film eller en serie',
  summary: 'Fortæl på engelsk om et spil, en film eller en serie, og giv stjerner.',
  requiredWordCount: 80,
  estimatedMinutes: 45,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs anmeldelsen, og skriv din egen på engelsk. Brug korte, hele sætninger, og skriv i nutid.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Choose a game, a film or a series that you know well. Write a review for the school website.',
    },
    {
      type: 'list',
      items: [
        'What is it called, and what kind of game, film or series is it?',
        'What happens, and who is it about? Do not tell the ending!',
        'What do you like, and what do you not like?',
        'Who should play it or watch it?',
        'How many stars do you give it, from one to five?',
      ],
    },
  ],
  source: {
    genre: 'Anmeldelse',
    title: 'Goats in Space',
    byline: 'By Ruby, 12',
    blocks: [
      {
        type: 'paragraph',
        text: 'Goats in Space is a game about three goats and a very old rocket. Every time they land on a new planet, they eat something that they should not eat. Then they need your help.',
      },
      {
        type: 'paragraph',
        text: 'The pictures are beautiful, and the music is funny. I laughed when the smallest goat ate the map. But the game is too short. I finished it in two days, and my grandfather finished it in one.',
      },
      {
        type: 'paragraph',
        text: 'You should play it if you like jokes and easy puzzles. I give it four stars. The last star is for the map.',
      },
    ],
  },
};
