import type { FreeTextTask } from '../free-text-schema.ts';

export const unVoyageInoubliable: FreeTextTask = {
  id: 4031002,
  slug: 'un-voyage-inoubliable',
  version: 1,
  productId: 'tefr',
  levelId: 40309,
  categoryId: 403501,
  title: 'En rejse, jeg aldrig glemmer',
  summary: 'Fortæl på fransk om en rejse eller en udflugt, hvor der skete noget uventet.',
  requiredWordCount: 110,
  estimatedMinutes: 75,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs teksten, og skriv om en rejse på fransk. Fortæl i passé composé, hvad der skete, og brug imparfait til at beskrive, hvordan det var.',
    },
  ],
  prompt: [
    {
      type: 'paragraph',
      text: 'Tu as fait un voyage ou une excursion, et quelque chose d’inattendu s’est passé. Raconte-le dans le journal de ton école.',
    },
    {
      type: 'list',
      items: [
        'Où et quand es-tu parti ou partie ? Avec qui ?',
        'Comment était l’endroit ? Quel temps faisait-il ?',
        'Qu’est-ce qui s’est passé ?',
        'Comment l’histoire s’est-elle terminée ?',
        'Qu’est-ce que tu penses de ce voyage aujourd’hui ?',
      ],
    },
  ],
  source: {
    genre: 'Fortælling',
    title: 'Le mauvais train',
    byline: 'Par Salomé, 15 ans',
    blocks: [
      {
        type: 'paragraph',
        text: 'L’été dernier, je suis allée voir ma tante à Marseille. C’était la première fois que je voyageais seule. Ma mère m’a accompagnée à la gare de Dijon, elle m’a donné un sandwich et je suis montée dans le train.',
      },
      {
        type: 'paragraph',
        text: 'Il faisait chaud et j’étais fatiguée. J’ai mis mes écouteurs et j’ai dormi. Quand je me suis réveillée, il pleuvait et tout le monde parlait allemand. J’ai regardé par la fenêtre : « Freiburg ». J’avais pris le mauvais train !',
      },
      {
        type: 'paragraph',
        text: 'J’ai eu très peur. Heureusement, une vieille dame parlait un peu français. Elle a téléphoné à ma mère, puis elle m’a offert un chocolat chaud. J’ai enfin pris le bon train à huit heures du soir.',
      },
      {
        type: 'paragraph',
        text: 'Aujourd’hui, je ris quand j’y pense. Et maintenant, je lis toujours le panneau deux fois.',
      },
    ],
  },
};
