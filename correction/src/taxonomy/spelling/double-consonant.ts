import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Dobbeltkonsonant',
  description: 'Der skal være én eller to ens konsonanter efter vokalen.',
  short: 'Det er antallet af konsonanter, der driller i »{token}«. Ordet staves »{replacement}«.',
  explanation: {
    what: 'Du har skrevet én konsonant, hvor der skal være to, eller to, hvor der kun skal være én.',
    why: 'Efter en kort vokal inde i et ord skriver man som regel to ens konsonanter: »komme«, »hoppe«, »penne«. Efter en lang vokal skriver man kun én: »kone«, »håbe«, »pene«. Sidst i ordet skriver man kun én: hop, men hoppe.',
    check:
      'Sig ordet langsomt. Er vokalen kort, skal der som regel to konsonanter: »kanne«. Er den lang, skal der én: »kane«.',
    examples: [
      { wrong: 'Vi skulle spile fodbold.', right: 'Vi skulle spille fodbold.' },
      { wrong: 'Hun skrivver en bog.', right: 'Hun skriver en bog.' },
    ],
  },
};
