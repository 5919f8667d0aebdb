import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'En eller et',
  description: 'Navneordet har fået et forkert køn.',
  short: 'Navneordet har et andet køn. Her skal der stå »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Du har brugt »en« om et et-ord eller »et« om et en-ord.',
    why: 'Alle navneord er enten fælleskøn (en hund, hunden) eller intetkøn (et hus, huset). Ordene omkring navneordet følger med: en, den, min, din, sin eller et, det, mit, dit, sit.',
    check:
      'Sig ordet med »den« og »det« foran: den cykel, det cykel. Det, der lyder rigtigt, viser, om det er et en-ord eller et et-ord. Ellers står kønnet i ordbogen.',
    examples: [
      { wrong: 'Der lå en brev på bordet.', right: 'Der lå et brev på bordet.' },
      { wrong: 'Mit cykel er blevet stjålet.', right: 'Min cykel er blevet stjålet.' },
    ],
  },
};
