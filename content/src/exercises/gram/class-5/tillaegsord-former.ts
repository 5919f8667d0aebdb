import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'tillaegsord' }, [
  {
    number: 51,

    title: 'Tykkere is og stejlere trapper',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps('Isen er [tykkere](tyk) ved bredden end midt på søen.', 'Det hedder tyk, tykkere, tykkest.'),
      gaps('Den nye bro er [bredere](bred) end den gamle.', 'Det hedder bred, bredere, bredest.'),
      gaps('Søen er [dybere](dyb), end vi troede.', 'Det hedder dyb, dybere, dybest.'),
      gaps('Af alle prøverne var den sidste [sværest](svær).', 'Det hedder svær, sværere, sværest.'),
      gaps('Filmen var [kedeligere](kedelig) end en køretur i kø.', 'Det hedder kedelig, kedeligere, kedeligst.'),
      gaps('Efter regnen er skoven [grønnere](grøn) end før.', 'Det hedder grøn, grønnere, grønnest.'),
      gaps('Af alle spillerne på holdet er Sara [yngst](ung).', 'Det hedder ung, yngre, yngst.'),
      gaps('Posen blev [lettere](let) for hver bolle, vi spiste.', 'Det hedder let, lettere, lettest.'),
      gaps('Trappen er [stejlere](stejl) end en stige.', 'Det hedder stejl, stejlere, stejlest.'),
    ],
  },
]);
