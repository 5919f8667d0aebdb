import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'da og når',
  description: '»Da« er én gang i fortiden. »Når« er hver gang eller noget, der ikke er sket endnu.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »da« og »når«.',
    why: '»Da« bruges om noget, der skete én gang eller i én periode: Da jeg blev født, sneede det. »Når« bruges om noget, der sker hver gang, eller som sker senere: Når jeg bliver stor, vil jeg være pilot.',
    check:
      'Husk remsen: »Den gang da, hver gang når«. Kan du sige »den gang«, hedder det »da«. Kan du sige »hver gang«, hedder det »når«.',
    examples: [
      { wrong: 'Når jeg vågnede i morges, regnede det.', right: 'Da jeg vågnede i morges, regnede det.' },
      {
        wrong: 'Jeg ringer til dig, da jeg kommer hjem i aften.',
        right: 'Jeg ringer til dig, når jeg kommer hjem i aften.',
      },
    ],
  },
};
