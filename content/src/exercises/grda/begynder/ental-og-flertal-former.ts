import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const entalOgFlertalFormer = exerciseGroup({ productId: 'grda', level: 11, category: 'ental-og-flertal' }, [
  {
    number: 51,
    version: 2,
    title: 'Mere end én',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps(
        'Min mor har tre [søstre](søster).',
        'Det svage e midt i ordet falder væk, og ordet får endelsen »-e«: »søster«, »søstre«.',
      ),
      gaps('Der er tre [biler](bil) på vejen.', 'Ordet får endelsen »-er«: »bil«, »biler«.'),
      gaps('Vi har fire [stole](stol) i køkkenet.', 'Ordet får endelsen »-e«: »stol«, »stole«.'),
      gaps('Hun køber seks [bananer](banan).', 'Ordet får endelsen »-er«: »banan«, »bananer«.'),
      gaps(
        'Jeg har ti [fingre](finger).',
        'Det svage e midt i ordet falder væk, og ordet får endelsen »-e«: »finger«, »fingre«.',
      ),
      gaps('Der er syv [dage](dag) i en uge.', 'Ordet får endelsen »-e«: »dag«, »dage«.'),
      gaps('Han har to [hunde](hund) og en kat.', 'Ordet får endelsen »-e«: »hund«, »hunde«.'),
      gaps('Vi læser tre [aviser](avis) om ugen.', 'Ordet får endelsen »-er«: »avis«, »aviser«.'),
      gaps('Der er tolv [måneder](måned) i et år.', 'Ordet får endelsen »-er«: »måned«, »måneder«.'),
    ],
  },
]);
