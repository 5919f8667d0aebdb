import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hvad og var',
  description: '»Hvad« er et spørgeord. »Var« er datid af »er«.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »hvad« og »var«. De kan lyde næsten ens.',
    why: '»Hvad« bruger man til at spørge med: Hvad laver du? »Var« er datid af »er«: Vi var hjemme.',
    check: 'Sæt »er« ind i stedet. Passer »er«, hedder det »var«. Ellers hedder det »hvad«.',
    examples: [
      { wrong: 'Var siger du?', right: 'Hvad siger du?' },
      { wrong: 'Vi hvad hjemme hele dagen.', right: 'Vi var hjemme hele dagen.' },
    ],
  },
};
