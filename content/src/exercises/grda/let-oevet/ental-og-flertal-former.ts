import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const entalOgFlertalFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'ental-og-flertal' }, [
  {
    number: 51,
    version: 2,
    title: 'Mange venner og mange sprog',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps(
        'Jeg har fået mange nye [venner](ven) i år.',
        'Vokalen er kort. Derfor bliver n til to, og ordet får endelsen »-er«: »ven«, »venner«.',
      ),
      gaps('Der bor tre [familier](familie) i opgangen.', 'Ordet ender på e og får kun »-r«: »familie«, »familier«.'),
      gaps('Vi skal bruge to [knive](kniv) til grøntsagerne.', 'Ordet får endelsen »-e«: »kniv«, »knive«.'),
      gaps('Han taler fire [sprog](sprog).', 'Ordet får ingen endelse og er ens i ental og flertal: »sprog«, »sprog«.'),
      gaps('Der mangler nogle [bogstaver](bogstav) på skiltet.', 'Ordet får endelsen »-er«: »bogstav«, »bogstaver«.'),
      gaps('Mine [støvler](støvle) er våde.', 'Ordet ender på e og får kun »-r«: »støvle«, »støvler«.'),
      gaps('Hun har besøgt mange [lande](land).', 'Ordet får endelsen »-e«: »land«, »lande«.'),
      gaps('De to [drenge](dreng) ligner hinanden.', 'Ordet får endelsen »-e«: »dreng«, »drenge«.'),
      gaps('Der går 500 [elever](elev) på skolen.', 'Ordet får endelsen »-er«: »elev«, »elever«.'),
    ],
  },
]);
