import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Omformulering',
  description: 'Dette burde omformuleres.',
  short: 'Dette burde omformuleres. Skriv for eksempel »{replacement}«.',
  explanation: {
    what: 'Stedet er svært at forstå, og det kan siges klarere.',
    why: 'En læser skal kunne forstå sætningen første gang. Korte sætninger med et tydeligt grundled og udsagnsled er lettest at læse.',
    check: 'Forklar med egne ord, hvad du mener, som om du talte til en ven. Skriv så det ned.',
    examples: [
      { wrong: 'Det der med vores skole er, at den er god.', right: 'Vores skole er god.' },
      { wrong: 'Han gjorde sådan, at døren blev åben.', right: 'Han åbnede døren.' },
    ],
  },
};
