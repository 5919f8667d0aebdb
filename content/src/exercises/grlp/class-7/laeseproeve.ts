import { exerciseGroup, inSteps } from '../../markup/index.ts';
import { korteTekster } from './step-korte-tekster.ts';
import { laesGrundigt } from './step-laes-grundigt.ts';
import { laesHurtigt } from './step-laes-hurtigt.ts';
import { ord } from './step-ord.ts';

export const laeseproeve = exerciseGroup({ productId: 'grlp', level: 7, category: 'laeseproeve' }, [
  {
    number: 1,
    version: 3,
    title: 'Læseprøve: Sirup og savsmuld',
    summary: 'Fire dele: læs hurtigt, læs grundigt, find svar i korte tekster, og vis, hvad ord betyder.',
    instruction: 'Læs teksterne, og svar på spørgsmålene. Du får svarene at se, når prøven er slut.',
    ...inSteps([laesHurtigt, laesGrundigt, korteTekster, ord]),
  },
]);
