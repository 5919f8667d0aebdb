import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forstavelser = exerciseGroup({ productId: 'grst', level: 8, category: 'forstavelser' }, [
  {
    number: 1,
    title: 'Det modsatte af fremmedord',
    summary: 'Stav de fremmedord, der betyder det modsatte.',
    instruction: 'Forstavelsen retter sig efter det næste bogstav: »ineffektiv«, »illegal« og »irrelevant«.',
    trains: ['misspelling', 'double-consonant'],
    items: [
      gaps(
        'Støjen er ikke relevant. Den er [irrelevant](det modsatte af »relevant«).',
        'Foran r bliver »in-« til »ir-«: to r’er.',
      ),
      gaps(
        'Aftalen er ikke legal. Den er [illegal](det modsatte af »legal«).',
        'Foran l bliver »in-« til »il-«: to l’er.',
      ),
      gaps('Planen er ikke realistisk. Den er [urealistisk](det modsatte af »realistisk«).', 'Her bruger man »u-«.'),
      gaps(
        'Metoden er ikke effektiv. Den er [ineffektiv](det modsatte af »effektiv«).',
        'Foran en vokal er det »in-«.',
      ),
      lists(
        'Det er helt {irrationelt|irationelt} at være bange for duer.',
        'Forstavelsen »ir-« og »rationel« giver to r’er.',
      ),
      lists('Han er {immun|imun} over for kritik.', '»Immun« har to m’er.'),
      lists('Svaret var {diskret|disskret} og høfligt.', '»Diskret« har ét s.'),
      lists('De var {uenige|inenige} om prisen på et brugt telt.', 'Danske ord får »u-«: uenige.'),
      choice('Hvad betyder »inaktiv«?', 'ikke i gang', ['meget aktiv', 'aktiv indendørs'], '»In-« betyder her ikke.'),
    ],
  },
]);
