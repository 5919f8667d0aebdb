import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'tillaegsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Tykkere is og stejlere trapper',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps(
        'Isen er [tykkere](tyk) ved bredden end midt på søen.',
        'Vokalen er kort. Derfor bliver k til to foran »-ere«: »tyk«, »tykkere«, »tykkest«.',
      ),
      gaps(
        'Den nye bro er [bredere](bred) end den gamle.',
        'Ordet får »-ere« om to og »-st« om flere: »bred«, »bredere«, »bredest«.',
      ),
      gaps(
        'Søen er [dybere](dyb), end vi troede.',
        'Ordet får »-ere« om to og »-st« om flere: »dyb«, »dybere«, »dybest«.',
      ),
      gaps(
        'Af alle prøverne var den sidste [sværest](svær).',
        'Ordet får »-ere« om to og »-st« om flere: »svær«, »sværere«, »sværest«.',
      ),
      gaps(
        'Filmen var [kedeligere](kedelig) end en køretur i kø.',
        'Ordet får »-ere« om to og »-st« om flere: »kedelig«, »kedeligere«, »kedeligst«.',
      ),
      gaps(
        'Efter regnen er skoven [grønnere](grøn) end før.',
        'Vokalen er kort. Derfor bliver n til to foran »-ere«: »grøn«, »grønnere«, »grønnest«.',
      ),
      gaps(
        'Af alle spillerne på holdet er Sara [yngst](ung).',
        'Ordet har sine egne former, som man må huske: »ung«, »yngre«, »yngst«.',
      ),
      gaps(
        'Posen blev [lettere](let) for hver bolle, vi spiste.',
        'Vokalen er kort. Derfor bliver t til to foran »-ere«: »let«, »lettere«, »lettest«.',
      ),
      gaps(
        'Trappen er [stejlere](stejl) end en stige.',
        'Ordet får »-ere« om to og »-st« om flere: »stejl«, »stejlere«, »stejlest«.',
      ),
    ],
  },
]);
