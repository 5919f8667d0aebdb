import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'tillaegsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Hvem er klogest?',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps(
        'Min hund er [klogere](klog) end naboens.',
        'Ordet får »-ere« om to og »-st« om flere: »klog«, »klogere«, »klogest«.',
      ),
      gaps('Solen er [større](stor) end månen.', 'Vokalen skifter fra o til ø: »stor«, »større«, »størst«.'),
      gaps(
        'Af alle stolene er den røde [blødest](blød).',
        'Ordet får »-ere« om to og »-st« om flere: »blød«, »blødere«, »blødest«.',
      ),
      gaps(
        'Jeg er [bedre](god) til skak end til sang.',
        'Ordet har sine egne former, som man må huske: »god«, »bedre«, »bedst«.',
      ),
      gaps(
        'Vandet i søen er [koldere](kold) end i svømmehallen.',
        'Ordet får »-ere« om to og »-st« om flere: »kold«, »koldere«, »koldest«.',
      ),
      gaps(
        'Rugbrød er [sundere](sund) end slik.',
        'Ordet får »-ere« om to og »-st« om flere: »sund«, »sundere«, »sundest«.',
      ),
      gaps(
        'Af alle dage er fredag [kortest](kort) i vores skema.',
        'Ordet får »-ere« om to og »-st« om flere: »kort«, »kortere«, »kortest«.',
      ),
      gaps(
        'Grusvejen er [smallere](smal) end motorvejen.',
        'Vokalen er kort. Derfor bliver l til to foran »-ere«: »smal«, »smallere«, »smallest«.',
      ),
      gaps(
        'Sneglen er [langsommere](langsom) end myren.',
        'Vokalen er kort. Derfor bliver m til to foran »-ere«: »langsom«, »langsommere«, »langsomst«.',
      ),
    ],
  },
]);
