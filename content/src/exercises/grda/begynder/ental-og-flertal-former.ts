import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const entalOgFlertalFormer = exerciseGroup({ productId: 'grda', level: 11, category: 'ental-og-flertal' }, [
  {
    number: 51,

    title: 'Mere end én',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('Min mor har tre [søstre](søster).', 'Er der flere, hedder det »søstre«.'),
      gaps('Der er tre [biler](bil) på vejen.', 'Er der flere, hedder det »biler«.'),
      gaps('Vi har fire [stole](stol) i køkkenet.', 'Er der flere, hedder det »stole«.'),
      gaps('Hun køber seks [bananer](banan).', 'Er der flere, hedder det »bananer«.'),
      gaps('Jeg har ti [fingre](finger).', 'Er der flere, hedder det »fingre«.'),
      gaps('Der er syv [dage](dag) i en uge.', 'Er der flere, hedder det »dage«.'),
      gaps('Han har to [hunde](hund) og en kat.', 'Er der flere, hedder det »hunde«.'),
      gaps('Vi læser tre [aviser](avis) om ugen.', 'Er der flere, hedder det »aviser«.'),
      gaps('Der er tolv [måneder](måned) i et år.', 'Er der flere, hedder det »måneder«.'),
    ],
  },
]);
