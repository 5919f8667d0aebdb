import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gcfa', level: 11, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Køn, tal og overensstemmelse',
      summary: 'Bøj navneord og tillægsord.',
      instruction: 'Skriv eller vælg den rigtige form.',
      items: [
        gaps('Les [journaux](journal) parlent de la grève.', 'Ord på »-al« får »-aux« i flertal.'),
        gaps("J'ai lu trois [romans](roman) policiers cet été.", 'De fleste ord får »-s« i flertal.'),
        gaps('Les [châteaux](château) de la Loire sont célèbres.', 'Ord på »-eau« får »-x« i flertal.'),
        gaps('Sa copine est [italienne](italien).', '»Italien« får dobbelt »n« og »-e« i hunkøn.'),
        gaps('Cette histoire est complètement [folle](fou).', '»Fou« hedder »folle« i hunkøn.'),
        gaps('Elle a une voix [douce](doux).', '»Doux« hedder »douce« i hunkøn.'),
        lists('{Cette|Ce|Cet} chaise est bancale.', '»Chaise« er hunkøn: »cette«.'),
        lists('{Cet|Ce|Cette} homme parle douze langues.', 'Hankøn foran stumt »h«: »cet«.'),
        lists('{Ces|Cette|Cets} rues sont trop étroites.', 'Flertal: »ces«.'),
        lists("{Tout|Toute|Tous} le monde est d'accord.", '»Monde« er hankøn ental: »tout«.'),
      ],
    },
  ],
);
