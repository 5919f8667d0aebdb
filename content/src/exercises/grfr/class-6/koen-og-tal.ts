import { exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const koenOgTal = exerciseGroup({ productId: 'grfr', level: 6, category: 'koen-og-tal' }, [
  {
    number: 1,
    title: 'Tillægsord i hunkøn og flertal',
    summary: 'Tillægsordet retter sig efter navneordet.',
    instruction: 'Skriv eller vælg den rigtige form af tillægsordet.',
    items: [
      gaps('Ma valise est très [petite](petit).', '»Valise« er hunkøn: »petite«.'),
      gaps("J'ai deux [grands](grand) chiens.", '»Chiens« er hankøn flertal: »grands«.'),
      gaps('Les pommes sont [vertes](vert).', '»Pommes« er hunkøn flertal: »vertes«.'),
      gaps('Elle porte une jupe [blanche](blanc).', '»Blanc« hedder »blanche« i hunkøn.'),
      lists("C'est une {belle|beau|bel} ville.", '»Ville« er hunkøn: »belle«.'),
      lists('Mon {vieil|vieux|vieille} ami habite à Nice.', 'Foran en vokal bliver »vieux« til »vieil«.'),
      lists('Ma sœur est {heureuse|heureux|heureuses}.', 'Ord på »-eux« får »-euse« i hunkøn.'),
      lists('Ce {nouveau|nouvel|nouvelle} jeu est super.', '»Jeu« er hankøn og begynder med konsonant: »nouveau«.'),
      lists('Ses cheveux sont {longs|long|longues}.', '»Cheveux« er hankøn flertal: »longs«.'),
      order("j'ai | une petite | voiture | rouge", '»Petite« står foran navneordet, men farven står bagefter.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
    ],
  },
]);
