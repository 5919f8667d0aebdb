import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const tillaegsordFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'tillaegsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Sammenlign to ting',
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',

    items: [
      gaps(
        'Min bror er [yngre](ung) end min søster.',
        'Ordet har sine egne former, som man må huske: »ung«, »yngre«, »yngst«.',
      ),
      gaps(
        'Toget er [hurtigere](hurtig) end bussen.',
        'Ordet får »-ere« om to og »-st« om flere: »hurtig«, »hurtigere«, »hurtigst«.',
      ),
      gaps(
        'Februar er [kortere](kort) end marts.',
        'Ordet får »-ere« om to og »-st« om flere: »kort«, »kortere«, »kortest«.',
      ),
      gaps(
        'Om natten er det [koldere](kold) end om dagen.',
        'Ordet får »-ere« om to og »-st« om flere: »kold«, »koldere«, »koldest«.',
      ),
      gaps(
        'En bil er [dyrere](dyr) end en cykel.',
        'Ordet får »-ere« om to og »-st« om flere: »dyr«, »dyrere«, »dyrest«.',
      ),
      gaps(
        'Te er [bedre](god) end kaffe, synes min mor.',
        'Ordet har sine egne former, som man må huske: »god«, »bedre«, »bedst«.',
      ),
      gaps(
        'Min farmor er [ældre](gammel) end min farfar.',
        'Ordet har sine egne former, som man må huske: »gammel«, »ældre«, »ældst«.',
      ),
      gaps(
        'Af de tre tasker er den sorte [billigst](billig).',
        'Ordet får »-ere« om to og »-st« om flere: »billig«, »billigere«, »billigst«.',
      ),
      gaps(
        'Danmark er [mindre](lille) end Sverige.',
        'Ordet har sine egne former, som man må huske: »lille«, »mindre«, »mindst«.',
      ),
      gaps(
        'Af alle fag er matematik [lettest](let), synes jeg.',
        'Vokalen er kort. Derfor bliver t til to foran »-ere«: »let«, »lettere«, »lettest«.',
      ),
    ],
  },
]);
