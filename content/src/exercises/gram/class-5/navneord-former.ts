import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'navneord' }, [
  {
    number: 51,
    version: 2,
    title: 'Flertal på museum',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps(
        'Udstillingen har fået tre nye [skeletter](skelet).',
        'Vokalen er kort. Derfor bliver t til to, og ordet får endelsen »-er«: »skelet«, »skeletter«.',
      ),
      gaps(
        'Forskerne fandt to [vrag](vrag) på havbunden.',
        'Ordet får ingen endelse og er ens i ental og flertal: »vrag«, »vrag«.',
      ),
      gaps(
        'Byen har kun én biograf, men fire [museer](museum).',
        'Endelsen »-um« falder væk, og ordet får »-er«: »museum«, »museer«.',
      ),
      gaps('Der gik fem [grise](gris) over vejen i en lang række.', 'Ordet får endelsen »-e«: »gris«, »grise«.'),
      gaps('Hun læste alle [sider](side) i den tykke bog.', 'Ordet ender på e og får kun »-r«: »side«, »sider«.'),
      gaps(
        'Vulkanen har haft seks store [udbrud](udbrud).',
        'Ordet får ingen endelse og er ens i ental og flertal: »udbrud«, »udbrud«.',
      ),
      gaps(
        'På stranden lå der små [krabber](krabbe) og en vandmand.',
        'Ordet ender på e og får kun »-r«: »krabbe«, »krabber«.',
      ),
      gaps('Vi lavede to [plakater](plakat) om havet.', 'Ordet får endelsen »-er«: »plakat«, »plakater«.'),
      gaps('Ridderen havde tre [heste](hest) og ingen sadel.', 'Ordet får endelsen »-e«: »hest«, »heste«.'),
    ],
  },
]);
