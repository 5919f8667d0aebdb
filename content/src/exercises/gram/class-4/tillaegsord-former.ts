import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'tillaegsord' }, [
  {
    number: 51,

    title: 'Hvem er klogest?',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps('Min hund er [klogere](klog) end naboens.', 'Det hedder klog, klogere, klogest.'),
      gaps('Solen er [større](stor) end månen.', 'Det hedder stor, større, størst.'),
      gaps('Af alle stolene er den røde [blødest](blød).', 'Det hedder blød, blødere, blødest.'),
      gaps('Jeg er [bedre](god) til skak end til sang.', 'Det hedder god, bedre, bedst.'),
      gaps('Vandet i søen er [koldere](kold) end i svømmehallen.', 'Det hedder kold, koldere, koldest.'),
      gaps('Rugbrød er [sundere](sund) end slik.', 'Det hedder sund, sundere, sundest.'),
      gaps('Af alle dage er fredag [kortest](kort) i vores skema.', 'Det hedder kort, kortere, kortest.'),
      gaps('Grusvejen er [smallere](smal) end motorvejen.', 'Det hedder smal, smallere, smallest.'),
      gaps('Sneglen er [langsommere](langsom) end myren.', 'Det hedder langsom, langsommere, langsomst.'),
    ],
  },
]);
