import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Tilføj',
  description: 'Der mangler noget her.',
  short: 'Her mangler der noget. Skriv »{replacement}«.',
  explanation: {
    what: 'Der skal tilføjes noget, før sætningen er færdig.',
    why: 'Læseren ved kun det, der står på papiret. Mangler der et ord eller en oplysning, må læseren gætte.',
    check: 'Læs sætningen højt for en anden. Mangler der noget, spørger den anden »hvem«, »hvor« eller »hvad«.',
    examples: [
      { wrong: 'Hun bor et gult hus.', right: 'Hun bor i et gult hus.' },
      { wrong: 'Der er plads alle.', right: 'Der er plads til alle.' },
    ],
  },
};
