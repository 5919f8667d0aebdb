import type { FreeTextTask } from '../free-text-schema.ts';

export const unRepasACritiquer: FreeTextTask = {
  id: 4031004,
  slug: 'un-repas-a-critiquer',
  version: 1,
  productId: 'tefr',
  levelId: 40308,
  categoryId: 403504,
  title: 'Anmeldelse: Et måltid med stjerner',
  summary: 'Anmeld et måltid på fransk: en restaurant, en kantine eller maden hos en i familien.',
  requiredWordCount: 80,
  estimatedMinutes: 60,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs anmeldelsen, og skriv din egen på fransk. Husk, at tillægsordene skal passe til navneordene i køn og tal.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Un site pour les jeunes cherche des critiques. Choisis un repas : au restaurant, à la cantine ou chez quelqu’un de ta famille.',
    },
    {
      type: 'list',
      items: [
        'Où es-tu allé ou allée, et avec qui ?',
        'Qu’est-ce que vous avez mangé et bu ?',
        'Comment était la nourriture ? Utilise au moins quatre adjectifs.',
        'Comment était l’ambiance ?',
        'Combien d’étoiles est-ce que tu donnes, et pourquoi ?',
      ],
    },
  ],
  source: {
    genre: 'Anmeldelse',
    title: 'Chez Mamie Odette',
    byline: 'Par Bastien, 14 ans',
    blocks: [
      {
        type: 'paragraph',
        text: 'Le meilleur restaurant de la ville n’est pas un restaurant : c’est la cuisine de ma grand-mère. Il y a une seule table, et il faut réserver avant midi.',
      },
      {
        type: 'paragraph',
        text: 'Comme entrée, nous avons mangé une soupe verte. Elle était chaude et délicieuse, mais je ne sais pas ce qu’il y avait dedans. Ensuite, Mamie a apporté un gros poulet avec des pommes de terre. Le poulet était parfait. Le dessert, une mousse au chocolat, était trop petit pour moi.',
      },
      {
        type: 'paragraph',
        text: 'L’ambiance est spéciale. La radio est très forte et le chat dort sur les serviettes. Le service est rapide, mais il faut faire la vaisselle. Je donne quatre étoiles sur cinq, parce que la serveuse m’a embrassé devant mes copains.',
      },
    ],
  },
};
