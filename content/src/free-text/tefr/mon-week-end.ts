import type { FreeTextTask } from '../free-text-schema.ts';

export const monWeekEnd: FreeTextTask = {
  id: 4031001,
  slug: 'mon-week-end',
  version: 2,
  productId: 'tefr',
  levelId: 40307,
  categoryId: 403503,
  title: 'Brev til Hugo: Min weekend',
  summary: 'Skriv et kort brev på fransk, og fortæl, hvad du laver i weekenden.',
  requiredWordCount: 60,
  estimatedMinutes: 60,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs brevet fra Hugo, og skriv et svar på fransk i nutid. Husk accenterne, og tjek, at udsagnsordet passer til personen: »je mange«, »nous mangeons«.',
    },
  ],
  prompt: [
    { type: 'paragraph', text: 'Hugo habite à Lyon. Il t’a écrit une lettre. Réponds à Hugo.' },
    {
      type: 'list',
      items: [
        'Présente-toi : ton nom, ton âge, ta ville et ta famille.',
        'Raconte ton week-end. Qu’est-ce que tu fais le samedi et le dimanche ?',
        'Qu’est-ce que tu aimes ? Qu’est-ce que tu n’aimes pas ?',
        'Réponds aux questions de Hugo.',
        'Pose une question à Hugo.',
      ],
    },
  ],
  source: {
    genre: 'Brev',
    title: 'Bonjour du pays de la quenelle !',
    blocks: [
      {
        type: 'paragraph',
        text: 'Salut ! Je m’appelle Hugo. J’ai treize ans et j’habite à Lyon avec mon père et mes deux sœurs. Nous avons un petit appartement près du parc.',
      },
      {
        type: 'paragraph',
        text: 'Le samedi matin, je vais au marché avec mon père. L’après-midi, je joue au basket avec mes copains. Le dimanche, toute la famille mange chez ma grand-mère. Elle fait une tarte aux pralines. C’est rose et c’est délicieux !',
      },
      {
        type: 'paragraph',
        text: 'J’adore la musique et les jeux vidéo, mais je n’aime pas faire mon lit. Et toi ? Est-ce que tu fais du sport ? Qu’est-ce que tu manges le dimanche ? Est-ce qu’il fait froid au Danemark ?',
      },
      { type: 'paragraph', text: 'À bientôt ! Hugo' },
    ],
  },
};
