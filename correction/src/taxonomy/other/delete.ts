import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Slet',
  description: 'Du har skrevet et unødvendigt ord.',
  short: 'Du har skrevet et unødvendigt ord. Sætningen er bedre uden »{token}«.',
  explanation: {
    what: 'Der er et ord, som sætningen ikke har brug for.',
    why: 'Et ord kan være kommet med to gange, eller to ord kan sige det samme. »Fordi« kan for eksempel stå alene, så man skriver ikke »at« bagefter.',
    check: 'Læs sætningen uden ordet. Betyder den det samme, kan ordet slettes.',
    examples: [
      { wrong: 'Vi gik gik hjem gennem parken.', right: 'Vi gik hjem gennem parken.' },
      { wrong: 'Jeg blev hjemme, fordi at jeg var syg.', right: 'Jeg blev hjemme, fordi jeg var syg.' },
    ],
  },
};
