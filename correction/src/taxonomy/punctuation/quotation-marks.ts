import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Anførselstegn',
  description: 'Det, en person siger, skal have anførselstegn foran og bagefter.',
  short: 'Der skal anførselstegn både foran og efter det, der bliver sagt. Her mangler det ene.',
  explanation: {
    what: 'Anførselstegnene mangler, eller også er der kun ét af dem.',
    why: 'Når man skriver præcis det, nogen siger, sætter man anførselstegn om ordene. De kommer altid i par: ét foran det første ord og ét efter det sidste. Vælg én slags tegn, og brug den i hele teksten.',
    check: 'Tæl anførselstegnene. Er der et ulige antal, mangler der ét.',
    examples: [
      { wrong: 'Hun sagde: »Kom nu!', right: 'Hun sagde: »Kom nu!«' },
      { wrong: 'Han råbte: Vent på mig!', right: 'Han råbte: »Vent på mig!«' },
    ],
  },
};
