import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Forkert konsonant',
  description: 'En medlyd er forkert, fx g i stedet for k.',
  short: 'Der er en forkert konsonant i »{token}«. Ordet staves »{replacement}«.',
  explanation: {
    what: 'Du har valgt en forkert konsonant (medlyd).',
    why: 'Nogle konsonanter lyder ens inde i et ord. P kan lyde som b, t som d og k som g: I »hoppe« lyder p som b. S-lyden kan staves med s eller c: sove, cykel.',
    check: 'Find en anden form af ordet, hvor du kan høre bogstavet: købe og købte. Ellers hjælper ordbogen.',
    examples: [
      { wrong: 'Min sykel er punkteret.', right: 'Min cykel er punkteret.' },
      { wrong: 'Hun køpte en jakke.', right: 'Hun købte en jakke.' },
    ],
  },
};
