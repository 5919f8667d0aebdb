import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const entalOgFlertalFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'ental-og-flertal' }, [
  {
    number: 51,

    title: 'Mange venner og mange sprog',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('Jeg har fået mange nye [venner](ven) i år.', 'Er der flere, hedder det »venner«.'),
      gaps('Der bor tre [familier](familie) i opgangen.', 'Er der flere, hedder det »familier«.'),
      gaps('Vi skal bruge to [knive](kniv) til grøntsagerne.', 'Er der flere, hedder det »knive«.'),
      gaps('Han taler fire [sprog](sprog).', 'Er der flere, hedder det også »sprog«.'),
      gaps('Der mangler nogle [bogstaver](bogstav) på skiltet.', 'Er der flere, hedder det »bogstaver«.'),
      gaps('Mine [støvler](støvle) er våde.', 'Er der flere, hedder det »støvler«.'),
      gaps('Hun har besøgt mange [lande](land).', 'Er der flere, hedder det »lande«.'),
      gaps('De to [drenge](dreng) ligner hinanden.', 'Er der flere, hedder det »drenge«.'),
      gaps('Der går 500 [elever](elev) på skolen.', 'Er der flere, hedder det »elever«.'),
    ],
  },
]);
