import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'tillaegsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Højere, hurtigere, stærkest',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps(
        'Haren er [hurtigere](hurtig) end skildpadden.',
        'Ordet får »-ere« om to og »-st« om flere: »hurtig«, »hurtigere«, »hurtigst«.',
      ),
      gaps(
        'En elefant er [tungere](tung) end en bil.',
        'Ordet får »-ere« om to og »-st« om flere: »tung«, »tungere«, »tungest«.',
      ),
      gaps(
        'Af alle dyr er giraffen [højest](høj).',
        'Ordet får »-ere« om to og »-st« om flere: »høj«, »højere«, »højest«.',
      ),
      gaps(
        'Suppen er [varmere](varm) i dag end i går.',
        'Ordet får »-ere« om to og »-st« om flere: »varm«, »varmere«, »varmest«.',
      ),
      gaps(
        'Troldens næse er [længere](lang) end min arm.',
        'Vokalen skifter fra a til æ: »lang«, »længere«, »længst«.',
      ),
      gaps(
        'Af alle kagerne er den grønne [sødest](sød).',
        'Ordet får »-ere« om to og »-st« om flere: »sød«, »sødere«, »sødest«.',
      ),
      gaps(
        'Et marsvin er [mindre](lille) end en hest.',
        'Ordet har sine egne former, som man må huske: »lille«, »mindre«, »mindst«.',
      ),
      gaps(
        'Bedstefars vittigheder er [ældre](gammel) end hans bil.',
        'Ordet har sine egne former, som man må huske: »gammel«, »ældre«, »ældst«.',
      ),
      gaps(
        'Af os tre er Nora [stærkest](stærk).',
        'Ordet får »-ere« om to og »-st« om flere: »stærk«, »stærkere«, »stærkest«.',
      ),
    ],
  },
]);
