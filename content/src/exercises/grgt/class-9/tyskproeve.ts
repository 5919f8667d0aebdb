import { exerciseGroup, inSteps } from '../../markup/index.ts';
import { grammatik } from './step-grammatik.ts';
import { laesning } from './step-laesning.ts';
import { ordforraad } from './step-ordforraad.ts';
import { tekst } from './step-tekst.ts';

export const tyskproeve = exerciseGroup({ productId: 'grgt', level: 9, category: 'tyskproeve' }, [
  {
    number: 1,
    version: 2,
    title: 'Tyskprøve: »Die Schule ohne Klingel«',
    summary: 'Fire dele: ordforråd, grammatik, ord i en mail og læsning.',
    instruction: 'Svar på opgaverne i hver del. Du får svarene at se, når prøven er slut.',
    ...inSteps([ordforraad, grammatik, tekst, laesning]),
  },
]);
