import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'tillaegsord' }, [
  {
    number: 51,

    title: 'Højere, hurtigere, stærkest',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps('Haren er [hurtigere](hurtig) end skildpadden.', 'Det hedder hurtig, hurtigere, hurtigst.'),
      gaps('En elefant er [tungere](tung) end en bil.', 'Det hedder tung, tungere, tungest.'),
      gaps('Af alle dyr er giraffen [højest](høj).', 'Det hedder høj, højere, højest.'),
      gaps('Suppen er [varmere](varm) i dag end i går.', 'Det hedder varm, varmere, varmest.'),
      gaps('Troldens næse er [længere](lang) end min arm.', 'Det hedder lang, længere, længst.'),
      gaps('Af alle kagerne er den grønne [sødest](sød).', 'Det hedder sød, sødere, sødest.'),
      gaps('Et marsvin er [mindre](lille) end en hest.', 'Det hedder lille, mindre, mindst.'),
      gaps('Bedstefars vittigheder er [ældre](gammel) end hans bil.', 'Det hedder gammel, ældre, ældst.'),
      gaps('Af os tre er Nora [stærkest](stærk).', 'Det hedder stærk, stærkere, stærkest.'),
    ],
  },
]);
