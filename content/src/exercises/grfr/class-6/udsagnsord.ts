import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grfr', level: 6, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Udsagnsord på »-er« i nutid',
    summary: 'Sæt den rigtige endelse på.',
    instruction: 'Skriv udsagnsordet i nutid.',
    items: [
      gaps('Je [danse](danser) dans ma chambre.', 'Efter »je« er endelsen »-e«.'),
      gaps('Tu [parles](parler) anglais ?', 'Efter »tu« er endelsen »-es«.'),
      gaps('Ma grand-mère [adore](adorer) le rap.', 'Bedstemor er »elle«, og endelsen er »-e«.'),
      gaps('Nous [chantons](chanter) sous la douche.', 'Efter »nous« er endelsen »-ons«.'),
      gaps('Vous [habitez](habiter) à Lyon ?', 'Efter »vous« er endelsen »-ez«.'),
      gaps('Les voisins [regardent](regarder) par la fenêtre.', 'Naboerne er »ils«, og endelsen er »-ent«.'),
      gaps(
        'Nous [mangeons](manger) des escargots.',
        'Foran »-ons« bliver »e« stående, så »g« lyder blødt: »mangeons«.',
      ),
      lists("On {joue|jouons|jouent} au foot après l'école.", '»On« bøjes som »il«: »on joue«.'),
      lists(
        "Tu t'{appelles|appeles|appelle} comment ?",
        'Efter »tu« er endelsen »-es«, og »l« er dobbelt: »appelles«.',
      ),
      lists('Camille et Hugo {détestent|déteste|détestons} les épinards.', 'To personer er »ils«: »détestent«.'),
    ],
  },
]);
