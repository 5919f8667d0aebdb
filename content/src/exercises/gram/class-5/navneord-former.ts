import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'navneord' }, [
  {
    number: 51,

    title: 'Flertal på museum',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('Udstillingen har fået tre nye [skeletter](skelet).', 'Er der flere, hedder det »skeletter«.'),
      gaps('Forskerne fandt to [vrag](vrag) på havbunden.', 'Er der flere, hedder det også »vrag«.'),
      gaps('Byen har kun én biograf, men fire [museer](museum).', 'Er der flere, hedder det »museer«.'),
      gaps('Der gik fem [grise](gris) over vejen i en lang række.', 'Er der flere, hedder det »grise«.'),
      gaps('Hun læste alle [sider](side) i den tykke bog.', 'Er der flere, hedder det »sider«.'),
      gaps('Vulkanen har haft seks store [udbrud](udbrud).', 'Er der flere, hedder det også »udbrud«.'),
      gaps('På stranden lå der små [krabber](krabbe) og en vandmand.', 'Er der flere, hedder det »krabber«.'),
      gaps('Vi lavede to [plakater](plakat) om havet.', 'Er der flere, hedder det »plakater«.'),
      gaps('Ridderen havde tre [heste](hest) og ingen sadel.', 'Er der flere, hedder det »heste«.'),
    ],
  },
]);
