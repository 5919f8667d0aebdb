import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'tillaegsord' }, [
  {
    number: 51,

    title: 'Sammenlign to ting',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps('Min bror er [yngre](ung) end min søster.', 'Det hedder ung, yngre, yngst.'),
      gaps('Toget er [hurtigere](hurtig) end bussen.', 'Det hedder hurtig, hurtigere, hurtigst.'),
      gaps('Februar er [kortere](kort) end marts.', 'Det hedder kort, kortere, kortest.'),
      gaps('Om natten er det [koldere](kold) end om dagen.', 'Det hedder kold, koldere, koldest.'),
      gaps('En bil er [dyrere](dyr) end en cykel.', 'Det hedder dyr, dyrere, dyrest.'),
      gaps('Te er [bedre](god) end kaffe, synes min mor.', 'Det hedder god, bedre, bedst.'),
      gaps('Min farmor er [ældre](gammel) end min farfar.', 'Det hedder gammel, ældre, ældst.'),
      gaps('Af de tre tasker er den sorte [billigst](billig).', 'Det hedder billig, billigere, billigst.'),
      gaps('Danmark er [mindre](lille) end Sverige.', 'Det hedder lille, mindre, mindst.'),
      gaps('Af alle fag er matematik [lettest](let), synes jeg.', 'Det hedder let, lettere, lettest.'),
    ],
  },
]);
