import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 6, category: 'navneord' }, [
  {
    number: 1,
    title: 'Ejefald: med eller uden apostrof?',
    summary: 'Vis, hvem der ejer noget, og brug kun apostrof, når den skal være der.',
    instruction:
      'Ejefald viser, hvem noget hører til. På dansk får navne et -s uden apostrof. Ender navnet allerede på s, x eller z, får det en apostrof.',
    trains: ['genitive', 'apostrophe'],
    items: [
      lists(
        "{Emmas|Emma's} løbehjul har ligget i bækken siden mandag.",
        'På dansk sætter man -s på navnet uden apostrof.',
      ),
      lists(
        "Har du set {Jonas'|Jonas|Jona's} nye klipning?",
        'Navnet ender på s, så ejefaldet vises med en apostrof bagpå.',
      ),
      lists("{Skolens|Skolen's|Skolens'} kælder er spærret af med rød tape.", 'Skolen får bare et -s: skolens kælder.'),
      gaps('Alle [børnenes](børnene) madkasser var byttet rundt.', 'Børnene + s giver børnenes.'),
      gaps('[Hundenes](hundene) koncert kunne høres på hele campingpladsen.', 'Hundene + s giver hundenes.'),
      lists("{Max'|Maxs|Max} kanin har fået sin egen sofa.", 'Navnet ender på x, så det får en apostrof.'),
      gaps('Vi spiste frokost på [byens](byen) mærkeligste café.', 'Caféen ligger i byen: byens café.'),
      lists(
        "Det var {pigernes|pigerne's|pigerne} idé at male skuret lyserødt.",
        'Idéen var pigernes. Der skal -s på, men ingen apostrof.',
      ),
      choice(
        'Hvilket ord står i ejefald i »Cirkusets gamle løve var døbt Mis.«?',
        'Cirkusets',
        ['gamle', 'Mis'],
        'Løven hører til i et cirkus. Derfor har ordet fået -s.',
      ),
    ],
  },
]);
