import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Ord, der lyder ens',
  description: 'Et rigtigt ord er skrevet, men det er et andet ord, der er ment.',
  short: 'Ordet »{token}« findes, men her passer »{replacement}«.',
  explanation: {
    what: 'Du har skrevet et ord, der findes, men som betyder noget andet end det, du mener.',
    why: 'Mange danske ord lyder ens, men staves forskelligt: »hun« og »hund«, »ved« og »hved«, »skin« og »skind«, »fald« og »faldt«. Stavekontrollen i en computer opdager det ikke, fordi begge ord findes.',
    check:
      'Spørg dig selv, hvad ordet betyder lige her. Bøj det, eller find et ord i samme familie, som du kan stave: At falde i går hedder faldt.',
    examples: [
      { wrong: 'Min hun hedder Fido.', right: 'Min hund hedder Fido.' },
      { wrong: 'Jeg fald ned fra træet.', right: 'Jeg faldt ned fra træet.' },
    ],
  },
};
