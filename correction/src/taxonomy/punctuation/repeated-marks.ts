import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Gentagne tegn',
  description: 'Det samme tegn er skrevet flere gange.',
  short: 'Ét tegn er nok: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet det samme tegn flere gange efter hinanden.',
    why: 'I beskeder til venner bruger man gerne mange tegn, men i en skoletekst er ét nok. Kun de tre prikker, der viser, at noget er udeladt, skrives sammen.',
    check: 'Kig efter to eller flere ens tegn i træk. Behold ét af dem.',
    examples: [
      { wrong: 'Det var så sjovt!!!!', right: 'Det var så sjovt!' },
      { wrong: 'Hvor er du??', right: 'Hvor er du?' },
    ],
  },
};
