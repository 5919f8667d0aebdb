import { exerciseGroup, inSteps } from '../../markup/index.ts';
import { grammatik } from './step-grammatik.ts';
import { laesning } from './step-laesning.ts';
import { ordforraad } from './step-ordforraad.ts';
import { tone } from './step-tone.ts';

export const engelskproeve = exerciseGroup({ productId: 'gret', level: 9, category: 'engelskproeve' }, [
  {
    number: 1,
    version: 2,
    title: 'Engelskprøve: »The Interview«',
    summary: 'Fire dele: ordforråd, grammatik, formelt sprog og læsning.',
    instruction: 'Svar på opgaverne i hver del. Du får svarene at se, når prøven er slut.',
    ...inSteps([ordforraad, grammatik, tone, laesning]),
  },
]);
