import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 6, category: 'navneord' }, [
  {
    number: 1,
    version: 2,
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
      gaps('Vi spiste frokost på [byens](byen) mærkeligste café.', 'Caféen ligger i byen: »byens café«.'),
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
  {
    number: 2,
    title: 'Bestemt kun én gang',
    summary: 'Vælg mellem »den store hund« og »hunden«, og lad være med at gøre begge dele.',
    instruction: 'Vis kun én gang, at noget er bestemt. Brug enten et ord foran eller en endelse bagpå.',
    trains: ['definiteness'],
    items: [
      lists('Vi så den store {hund|hunden} igen.', '»Den« viser, at hunden er bestemt. Derfor er der ingen endelse.'),
      lists('Min {cykel|cyklen} har fået vinger af pap.', 'Efter »min« er der ingen endelse.'),
      lists('{Bilen|Den bilen} holdt midt i springvandet.', 'Endelsen er nok, når der ikke er et tillægsord.'),
      lists(
        'De våde {sokker|sokkerne} dampede på ovnen.',
        '»De« viser, at sokkerne er bestemte. Derfor er der ingen endelse.',
      ),
      lists('Lottes {papegøje|papegøjen} kan bande på fransk.', 'Efter et navn med »-s« er der ingen bestemt endelse.'),
      lists('Jeg lånte en {stige|stigen} af naboen.', 'Efter »en« er der ingen bestemt endelse.'),
      lists(
        'Det gamle {slot|slottet} har 87 værelser.',
        '»Det« viser, at slottet er bestemt. Derfor er der ingen endelse.',
      ),
      lists('Vores {lærere|lærerne} spiller i samme band.', 'Efter »vores« er der ingen bestemt endelse.'),
      gaps(
        'Ræven stjal den røde [bold](bold eller bolden).',
        '»Den« viser, at bolden er bestemt. Derfor er der ingen endelse.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Alle de nye elever fik en nøgle.',
        ['Alle de nye eleverne fik en nøgle.', 'Alle nye eleverne fik en nøgle.'],
        '»De« viser, at eleverne er bestemte. Derfor er der ingen endelse.',
      ),
    ],
  },
]);
