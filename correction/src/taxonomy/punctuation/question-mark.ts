import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Spørgsmålstegn',
  description: 'Et spørgsmål skal slutte med spørgsmålstegn, og kun et spørgsmål.',
  short: 'Tegnet passer ikke til sætningen. Her skal der stå »{replacement}«.',
  explanation: {
    what: 'Spørgsmålstegnet mangler, eller også står det efter noget, der ikke er et spørgsmål.',
    why: 'Når man spørger direkte, slutter sætningen med spørgsmålstegn: Hvad hedder du? Fortæller man bare om et spørgsmål, er det ikke selv et spørgsmål, og så skal der punktum: Jeg ved ikke, hvad du hedder.',
    check: 'Kan en anden svare på sætningen? Så skal der spørgsmålstegn. Ellers skal der punktum.',
    examples: [
      { wrong: 'Hvad hedder din hund.', right: 'Hvad hedder din hund?' },
      { wrong: 'Jeg ved ikke, hvad klokken er?', right: 'Jeg ved ikke, hvad klokken er.' },
    ],
  },
};
