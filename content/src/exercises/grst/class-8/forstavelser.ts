import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forstavelser = exerciseGroup({ productId: 'grst', level: 8, category: 'forstavelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Det modsatte af fremmedord',
    summary: 'Stav de fremmedord, der betyder det modsatte.',
    instruction: 'Forstavelsen retter sig efter det næste bogstav: »ineffektiv«, »illegal« og »irrelevant«.',
    trains: ['misspelling', 'double-consonant'],
    items: [
      gaps(
        'Oplysningen er ikke relevant. Den er [irrelevant](det modsatte af »relevant«).',
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
      lists('Hun var {illoyal|iloyal} over for sit hold.', '»Il-« og »loyal« giver to l’er.'),
      lists('Dommeren var {inkonsekvent|ikonsekvent} og skiftede mening hele tiden.', 'Foran k hedder det »in-«.'),
      lists('De var {uenige|inenige} om prisen på et brugt telt.', 'Danske ord får »u-«: »uenige«.'),
      choice('Hvad betyder »inaktiv«?', 'ikke i gang', ['meget aktiv', 'aktiv indendørs'], '»In-« betyder her ikke.'),
    ],
  },
]);
