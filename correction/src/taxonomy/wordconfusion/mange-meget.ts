import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'mange og meget',
  description: '»Mange« er noget, man kan tælle. »Meget« er noget, man ikke kan tælle.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »mange« og »meget«.',
    why: '»Mange« bruges om ting, man kan tælle: mange biler, mange venner. »Meget« bruges om det, man ikke kan tælle, og foran tillægsord: meget vand, meget glad.',
    check: 'Sæt »ti« ind i stedet. Kan du sige »ti« foran ordet, hedder det »mange«. Ellers hedder det »meget«.',
    examples: [
      { wrong: 'Der var meget børn på stranden.', right: 'Der var mange børn på stranden.' },
      { wrong: 'Vi havde ikke mange tid.', right: 'Vi havde ikke meget tid.' },
    ],
  },
};
