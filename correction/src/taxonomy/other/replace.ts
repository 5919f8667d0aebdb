import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Erstat',
  description: 'Ordet burde erstattes med et andet ord.',
  short: 'Ordet burde erstattes med et andet ord. Skriv for eksempel »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Ordet passer ikke til det, du vil sige.',
    why: 'Ord kan ligne hinanden i betydning og alligevel bruges forskelligt. Man stiller et spørgsmål, men man siger en replik. Det rigtige ord gør det lettere at forstå dig.',
    check:
      'Spørg dig selv, hvad du mener helt præcist. Find to andre ord, der kan betyde det, og vælg det, der passer bedst.',
    examples: [
      { wrong: 'Han sagde et spørgsmål til læreren.', right: 'Han stillede læreren et spørgsmål.' },
      { wrong: 'Hun lavede en fejltagelse, da hun regnede.', right: 'Hun begik en fejl, da hun regnede.' },
    ],
  },
};
