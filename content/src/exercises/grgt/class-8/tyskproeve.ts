import { exerciseGroup, inSteps } from '../../markup/index.ts';
import { grammatik } from './step-grammatik.ts';
import { laesning } from './step-laesning.ts';
import { ordforraad } from './step-ordforraad.ts';
import { samtale } from './step-samtale.ts';

export const tyskproeve = exerciseGroup({ productId: 'grgt', level: 8, category: 'tyskproeve' }, [
  {
    number: 1,
    version: 2,
    title: 'Tyskprøve: »Vorsicht, Oma!«',
    summary: 'Fire dele: ordforråd, grammatik, samtale og læsning.',
    instruction: 'Svar på opgaverne i hver del. Du får svarene at se, når prøven er slut.',
    ...inSteps([ordforraad, grammatik, samtale, laesning]),
  },
]);
