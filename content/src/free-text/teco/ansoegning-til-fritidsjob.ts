import type { FreeTextTask } from '../free-text-schema.ts';

export const ansoegningTilFritidsjob: FreeTextTask = {
  id: 1061012,
  slug: 'ansoegning-til-fritidsjob',
  version: 1,
  productId: 'teco',
  levelId: 10608,
  categoryId: 106503,
  title: 'Ansøgning til et fritidsjob',
  summary: 'Skriv en mail, der får bageren til at invitere netop dig til en samtale.',
  requiredWordCount: 150,
  estimatedMinutes: 60,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs jobopslaget. Skriv en ansøgning i en mail til Birthe Mogensen. Du må gerne finde på erfaringer, men de skal være troværdige for en på din alder.',
    },
    {
      type: 'list',
      items: [
        'Skriv en emnelinje, så hun kan se, hvad mailen handler om.',
        'Begynd med en passende hilsen, og skriv, hvilket job du søger.',
        'Fortæl, hvem du er, og hvorfor du gerne vil have netop det job.',
        'Vis med et eksempel, at du har de egenskaber, som de leder efter.',
        'Svar på det, som der bliver spurgt om i opslaget.',
        'Slut høfligt, og skriv, hvordan hun kan få fat i dig.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Du skal være høflig uden at lyde stiv. Undgå smileys, forkortelser og talesprog. Find selv på adresse og telefonnummer.',
    },
  ],
  source: {
    genre: 'Jobopslag',
    title: 'Har du lyst til at stå tidligt op?',
    byline: 'Mogensens Bageri, Algade',
    blocks: [
      {
        type: 'paragraph',
        text: 'Vi er et familiebageri, der har ligget på Algade siden 1962. Nu søger vi en glad og frisk ungarbejder på 13–17 år til butikken i weekenden.',
      },
      { type: 'heading', text: 'Du skal blandt andet' },
      {
        type: 'list',
        items: [
          'betjene kunder og slå varer ind på kassen',
          'fylde op med brød og kager',
          'holde butikken ren og indbydende',
          'skrive skilte med dagens tilbud',
        ],
      },
      { type: 'heading', text: 'Vi forventer, at du' },
      {
        type: 'list',
        items: [
          'møder til tiden, også når det er mørkt og koldt',
          'er venlig, selv når køen er lang',
          'kan regne i hovedet og skrive, så andre kan læse det',
        ],
      },
      {
        type: 'paragraph',
        text: 'Du skal arbejde lørdag eller søndag fra kl. 6 til 11. Skriv, hvilken dag der passer dig bedst, og hvornår du kan begynde. Fortæl os også, hvilket brød du synes, at ingen bager må mangle, og hvorfor.',
      },
      { type: 'paragraph', text: 'Send din ansøgning til Birthe Mogensen senest den 1. i næste måned.' },
    ],
  },
};
